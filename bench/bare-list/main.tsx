import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Row = { id: string }

/** As little as a list made with React can be: the call that the address names, and a table of its rows. */
function BareList() {
  const [rows, setRows] = useState<Row[]>([])
  useEffect(() => {
    void read().then(setRows)
  }, [])
  return (
    <main>
      <h1>List</h1>
      <table>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {valuesOf(row).map(([name, value]) => (
                <td key={name}>{String(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

async function read(): Promise<Row[]> {
  const call = new URLSearchParams(location.search).get('call') ?? ''
  const guard = call.split('/')[2] ?? ''
  const answer = await fetch(call, { headers: { 'x-auth-guard': guard } })
  return (await answer.json()).data
}

/** About as many columns as the pages have: what is neither an object nor a list. */
const valuesOf = (row: Row) =>
  Object.entries(row)
    .filter(([name, value]) => name !== 'id' && typeof value !== 'object')
    .slice(0, 7)

createRoot(document.getElementById('root') as HTMLElement).render(<BareList />)
