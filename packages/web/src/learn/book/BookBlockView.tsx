import { handleLinkClick } from '../../client/router.ts'
import { Icon } from '../../ui/Icon.tsx'
import { courseWords } from '../words.ts'
import { type BookBlock, pieces } from './book.ts'

/** A text with its marked words. */
function Marked({ text }: { readonly text: string }) {
  return (
    <>
      {pieces(text).map((piece, i) => {
        const key = `${i}${piece}`
        return i % 2 === 1 ? <b key={key}>{piece}</b> : <span key={key}>{piece}</span>
      })}
    </>
  )
}

/** Rules have ids that players and the code cite; other anchors need not be seen. */
function RuleId({ id }: { readonly id: string }) {
  return /^[A-Z]{3}-/.test(id) ? (
    <a class="ruleid" href={`#${id}`} aria-label={courseWords().book.permalink(id)} tabIndex={-1}>
      {id}
    </a>
  ) : undefined
}

export function BookBlockView({ part }: { readonly part: BookBlock }) {
  switch (part.kind) {
    case 'text':
      return (
        <p id={part.id} class="para">
          <RuleId id={part.id} />
          <Marked text={part.text} />
        </p>
      )
    case 'list':
      return (
        <div id={part.id} class="para">
          <RuleId id={part.id} />
          <ul>
            {part.items.map((item) => (
              <li key={item}>
                <Marked text={item} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'table': {
      const [, ...columns] = part.head
      return (
        <section id={part.id} class="wide" tabIndex={0} aria-label={part.title}>
          <table>
            <caption>{part.title}</caption>
            <thead>
              <tr>
                <th scope="col">{part.head[0]}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map(([name = '', ...cells]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, i) => (
                    <td key={`${columns[i]}`}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )
    }
    case 'entries': {
      // Under a title of their own they stand one step lower.
      const Title = part.title === '' ? 'h3' : 'h4'
      return (
        <div id={part.id} class="entries">
          {part.title === '' ? undefined : <h3>{part.title}</h3>}
          {part.entries.map((entry) => (
            <article key={entry.id} id={entry.id} class="entry">
              {entry.icon === undefined ? <span /> : <Icon name={entry.icon} />}
              <Title>
                {entry.title}
                {entry.note === undefined ? undefined : <small>{entry.note}</small>}
              </Title>
              {entry.lines.map((line) => (
                <p key={line}>
                  <Marked text={line} />
                </p>
              ))}
            </article>
          ))}
        </div>
      )
    }
    case 'links':
      return (
        <div id={part.id} class="para links">
          <p>{part.text}</p>
          <ul>
            {part.links.map(({ to, text }) => (
              <li key={to}>
                <a href={to} onClick={handleLinkClick}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )
    case 'picture':
      return (
        <figure id={part.id}>
          <div class="drawing" role="img" aria-label={part.caption}>
            <div aria-hidden="true" inert>
              {part.drawing}
            </div>
          </div>
          <figcaption>{part.caption}</figcaption>
        </figure>
      )
    default:
      return part satisfies never
  }
}
