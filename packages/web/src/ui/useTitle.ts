import { useEffect } from 'preact/hooks'

/** The page's name in the browser's tab and in what a screen reader says first. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Selva`
  }, [title])
}
