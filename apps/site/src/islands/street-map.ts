/**
 * Shows the street map in place of the sketch when the visitor asks for it. Until then nothing is
 * requested from the map provider.
 */
export function start(figure: HTMLElement): void {
  const find = (name: string) => figure.querySelector<HTMLElement>(`[data-map="${name}"]`)
  const [sheet, sketch, load, back, instead] = [
    find('sheet'),
    find('sketch'),
    find('load'),
    find('back'),
    find('instead'),
  ]
  if (!sheet || !sketch || !load || !back || !instead) return

  function show(streets: HTMLIFrameElement | null) {
    sheet?.querySelector('iframe')?.remove()
    if (streets) sheet?.append(streets)
    const isOpen = streets !== null
    for (const element of [sketch, load]) if (element) element.hidden = isOpen
    if (back) back.hidden = !isOpen
  }

  load.addEventListener('click', () => {
    show(frameOf(sheet))
    back.focus()
  })
  back.addEventListener('click', () => {
    show(null)
    load.focus()
  })
  instead.hidden = true
  load.hidden = false
}

function frameOf({ dataset }: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = dataset['frameTitle'] ?? ''
  frame.referrerPolicy = 'no-referrer'
  // The frame may run its map and open a larger one in a new tab, but may not navigate this page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  )
  frame.src = dataset['frame'] ?? ''
  return frame
}
