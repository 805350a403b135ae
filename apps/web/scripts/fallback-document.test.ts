import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { findInlineStyle, namesLayersInOrder, scriptHashes } from './fallback-document.ts'

const html = `<html><head><link rel="stylesheet" href="/a.css"/></head>
<body><script>window.a = 1</script><script src="/x.js"></script></body></html>`

test('each inline script is hashed as the browser does it', () => {
  const digest = createHash('sha256').update('window.a = 1').digest('base64')
  expect(scriptHashes(html)).toEqual([`sha256-${digest}`])
})

test('inline styles are found in the markup, not in the text of scripts', () => {
  expect(findInlineStyle('<p style="color:red">x</p>')).toContain('style=')
  expect(findInlineStyle('<head><style>a{}</style></head>')).toContain('<style')
  expect(
    findInlineStyle('<script>let a = "<p style=1>"</script><p class="style">style="x"</p>'),
  ).toBe(undefined)
})

test('the layers have to be declared in order', () => {
  expect(namesLayersInOrder('@layer tokens{:root{}}@layer base{a{}}@layer components{b{}}')).toBe(
    true,
  )
  expect(namesLayersInOrder('@layer tokens, base, components;')).toBe(true)
  expect(namesLayersInOrder('@layer tokens{}@layer base{}')).toBe(true)
  expect(namesLayersInOrder('@layer components{b{}}@layer tokens{}@layer base{}')).toBe(false)
  expect(namesLayersInOrder('b{}')).toBe(false)
})
