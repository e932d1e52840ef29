import type { ComponentType } from 'preact'
import { PlainPage } from '../pages/PlainPage.tsx'

const KINDS: { readonly [folder: string]: 'zone' | 'scenario' | undefined } = { zones: 'zone', scenarios: 'scenario' }

/** The gallery, a document, or a document to be printed: what the address names. */
export async function loadPage(address: string): Promise<ComponentType> {
  const [first = '', id = '', view = '', ...rest] = address.split('/').slice(1)
  const kind = KINDS[first]
  if (rest.length === 0 && kind !== undefined && id !== '') {
    if (view === '') return (await import('./page/DocumentPage.tsx')).loadDocument(kind, id)
    if (view === 'print') return (await import('../print/load.tsx')).loadPrint(kind, id)
  }
  if (first === 'gallery' && id === '') return (await import('./gallery/GalleryPage.tsx')).loadGallery()
  return () => <PlainPage kind="unknownAddress" />
}
