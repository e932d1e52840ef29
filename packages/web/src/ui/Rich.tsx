import { textPieces } from '../client/rich-text.ts'

/** A sentence whose names and coordinates stand in their own face. */
export function Rich({ text }: { readonly text: string }) {
  return (
    <>
      {textPieces(text).map((piece, i) => {
        const key = `${i}${piece.text}`
        if (piece.kind === 'name') return <b key={key}>{piece.text}</b>
        if (piece.kind === 'coord')
          return (
            <span key={key} class="coord">
              {piece.text}
            </span>
          )
        return piece.text
      })}
    </>
  )
}
