import { type Piece, textPieces } from '../client/rich-text.ts'

/** A name in a sentence opens something, or explains itself. */
type Opening = { readonly open: () => void } | { readonly about: string }
export type Opens = (piece: Piece) => Opening | undefined

const classOf = ({ kind }: Piece): string => (kind === 'coord' ? 'coord' : 'nm')

/** A sentence whose names of players, cards and sectors open what they are. */
export function Linked({ text, opens }: { readonly text: string; readonly opens: Opens | undefined }) {
  return (
    <>
      {textPieces(text).map((piece, i) => {
        if (piece.kind === 'text') return piece.text
        const key = `${i}${piece.text}`
        const opening = opens?.(piece)
        if (opening === undefined)
          return piece.kind === 'name' ? (
            <b key={key}>{piece.text}</b>
          ) : (
            <span key={key} class="coord">
              {piece.text}
            </span>
          )
        return 'about' in opening ? (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            class={`term whatis ${classOf(piece)}`}
            data-about={opening.about}
          >
            {piece.text}
          </button>
        ) : (
          <button key={key} type="button" tabIndex={-1} class={`term ${classOf(piece)}`} onClick={opening.open}>
            {piece.text}
          </button>
        )
      })}
    </>
  )
}
