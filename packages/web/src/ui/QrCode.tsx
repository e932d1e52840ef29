import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { QrDrawing } from './qr.ts'
import '../styles/qr.css'

/**
 * A text for the camera of another device. The encoder is fetched when the first code is shown. Dark on light in both
 * themes: many readers do not know the reverse.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useSignal<QrDrawing | undefined>(undefined)
  useEffect(() => {
    let here = true
    void import('./qr.ts').then(({ qrDrawing }) => {
      if (here) drawing.value = qrDrawing(text)
    })
    return () => {
      here = false
    }
  }, [text])
  const { size, path } = drawing.value ?? { size: 1, path: '' }
  return (
    <svg
      class="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      data-testid="qr"
    >
      <path d={path} />
    </svg>
  )
}
