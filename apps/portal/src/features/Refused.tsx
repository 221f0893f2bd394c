/** Which of the chosen records were refused, each with the reason. */
export function Refused({ heading, failures }: { heading: string; failures: string[] }) {
  return (
    <div role="alert">
      {heading}
      <ul>
        {failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </div>
  )
}
