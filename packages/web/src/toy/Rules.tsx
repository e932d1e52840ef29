import { tell } from './words.ts'

/** The rules of a table in plain words. They are the same at every table of this game. */
export const About = () => (
  <ul>
    {tell().rules.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
