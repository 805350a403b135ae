import { expect, test } from 'vitest'
import { ownStyles } from './own-styles.ts'

const page = '<main class="wrap _hero_ab1-d_4"><p class="_lead_ab1-d_9">'

test('a page keeps the styles of what it shows, in their layers, and no others', () => {
  const css =
    '@layer tokens,base,components;@layer base{p{margin:0}}@layer components{._hero_ab1-d_4{color:red}._toast_zz9_a_1{color:red}}'
  expect(ownStyles(css, page)).toBe(
    '@layer tokens;@layer base{p{margin:0}}@layer components{._hero_ab1-d_4{color:red}}',
  )
})

test.each([
  ['inside a part it does not show', '._row_xx1yy_3 ._lead_ab1-d_9{color:red}'],
  ['on a wide screen only', '@media (width>=960px){._row_xx1yy_3{color:red}}'],
])('what would stand %s is left out', (_, css) => {
  expect(ownStyles(css, page)).not.toContain('color')
})

test.each([
  ['one of several names', '._row_xx1yy_3,._lead_ab1-d_9{color:red}'],
  ['a part without another', '._hero_ab1-d_4:not(._row_xx1yy_3){color:red}'],
  ['a name of the whole site', '.office .wrap{color:red}'],
  ['a state', 'html[data-standing=visitor] p{color:red}'],
  ['a face', '@font-face{font-family:Plex;src:url(/plex.woff2)}'],
  ['a movement', '@keyframes come{0%{opacity:0}}'],
])('%s stays', (_, css) => {
  expect(ownStyles(css, page)).toContain(css.includes('color') ? 'color:red' : css.slice(0, 9))
})
