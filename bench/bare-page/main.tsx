import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** As little as a page made with React can be: what every other page is compared with. */
function BarePage() {
  const [email, setEmail] = useState('')
  return (
    <main>
      <h1>Sign in</h1>
      <p>A page with a heading, a sentence, a field and a button, and nothing else.</p>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          Email
          <input value={email} onChange={(event) => setEmail(event.target.value)} />
        </label>
        <button type="submit">Sign in</button>
      </form>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<BarePage />)
