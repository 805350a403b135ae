import type { Office } from '@kakehashi/domain/office'

/** As in tokens.css; papers have no variables. */
const colours: Readonly<Record<Office['seal']['colour'], string>> = {
  vermilion: '#c8372d',
  indigo: '#4869b8',
  green: '#2e7a4d',
  plum: '#a24f90',
}

/** Undefined until the server has drawn it. */
export function sealSvg({ colour, outline }: Office['seal']): string | null {
  if (outline === '') return null
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" rx="25" fill="${colours[colour]}"/><path fill="#fff" d="${outline}"/></svg>`
}
