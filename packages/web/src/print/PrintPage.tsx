import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { language } from '../client/language.ts'
import { saveFile } from '../client/save-file.ts'
import { DocumentSprite } from '../documents/Sprite.tsx'
import { Button } from '../ui/controls.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { Segments } from '../ui/Segments.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { type Paper, usualPaper } from './paper.ts'
import { pdfOf } from './pdf.ts'
import type { Printout } from './printout.ts'
import { Sheet } from './Sheet.tsx'
import { svgOf } from './svg.ts'
import { isWinAnsi } from './win-ansi.ts'
import { printPageWords } from './words.ts'
import '../styles/print.css'

/** Letters that a file name can hold everywhere. */
const fileName = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'selva'

const isLatin = ({ shapes }: Printout): boolean =>
  shapes.every((shape) => shape.kind === 'path' || isWinAnsi(shape.text))

/** A sheet to print from the browser, or to keep as PDF or SVG. */
export function PrintPage({
  heading,
  label,
  name,
  draw,
  children,
}: {
  readonly heading: string
  /** The sheet in words, for those who do not see it. */
  readonly label: string
  /** The files are named after it. */
  readonly name: string
  readonly draw: (paper: Paper) => Printout
  /** Other choices than the paper. */
  readonly children: ComponentChildren
}) {
  const m = printPageWords()
  const paper = useSignal<Paper>(usualPaper(navigator.language))
  useTitle(heading)
  const drawing = draw(paper.value)
  const file = `${fileName(name)}-${paper.value}`
  return (
    <PageLayout>
      <DocumentSprite />
      <main class="print-page" data-testid="print-page">
        <div class="print-tools">
          <h1>{heading}</h1>
          <Segments
            label={m.paper}
            value={paper.value}
            options={(['a4', 'letter'] as const).map((value) => ({ value, text: m.papers[value] }))}
            onChange={(value) => {
              paper.value = value
            }}
          />
          {children}
          <div class="ways">
            <Button
              icon="download"
              label={m.svg}
              onClick={() => saveFile(`${file}.svg`, svgOf(drawing, language.value), 'image/svg+xml')}
            >
              {m.svgButton}
            </Button>
            <Button
              icon="download"
              label={m.pdf}
              onClick={() => saveFile(`${file}.pdf`, pdfOf([drawing], language.value), 'application/pdf')}
            >
              {m.pdfButton}
            </Button>
            <Button kind="go" icon="print" onClick={() => print()}>
              {m.print}
            </Button>
          </div>
        </div>
        {isLatin(drawing) ? undefined : <p class="note">{m.letters}</p>}
        <div class="desk">
          <Sheet drawing={drawing} paper={paper.value} label={label} />
        </div>
      </main>
    </PageLayout>
  )
}
