import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  deferStart,
  findInlineStyle,
  firstStylesheet,
  namesLayersInOrder,
  scriptHashes,
} from './html.ts'

const start = 'import "/assets/manifest.js";\nimport("/assets/entry.client.js");'
const html = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><a href="/about">About</a><script>window.a = 1</script><script type="module" async="">${start}</script><script src="/x.js"></script></body></html>`

const count = (text: string) => text.match(/<script/g)?.length
const digest = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('a written page loads no script before it is shown', () => {
  const page = deferStart(html)
  expect(page.html).not.toContain('modulepreload')
  expect(page.html).not.toContain('manifest.js')
  expect(page.html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(page.start.code).toBe(start)
  expect(page.html).toContain(`import("${page.start.url}")`)
})

test('as many scripts stand in the page as before, where the router expects them', () => {
  expect(count(deferStart(html).html)).toBe(count(html))
})

test('the start-up code is named by its content', () => {
  const other = html.replace('entry.client', 'entry.client-2')
  expect(deferStart(other).start.url).not.toBe(deferStart(html).start.url)
})

test('a router that writes its start-up otherwise stops the build', () => {
  expect(() => deferStart('<script type="module">x</script>')).toThrow('start-up')
})

test('the policy names each inline script by the digest the browser computes', () => {
  expect(scriptHashes(html)).toEqual([digest('window.a = 1'), digest(start)])
})

test('inline styles are found in the markup, not in the text of scripts', () => {
  expect(findInlineStyle('<p style="color:red">x</p>')).toContain('style=')
  expect(findInlineStyle('<head><style>a{}</style></head>')).toContain('<style')
  expect(
    findInlineStyle('<script>let a = "<p style=1>"</script><p class="style">style="x"</p>'),
  ).toBe(undefined)
})

test('the base styles have to come before the parts of the kit', () => {
  expect(namesLayersInOrder('@layer tokens{:root{}}@layer base{a{}}@layer components{b{}}')).toBe(
    true,
  )
  expect(namesLayersInOrder('@layer tokens, base, components;')).toBe(true)
  expect(namesLayersInOrder('@layer tokens{}@layer base{}')).toBe(true)
  expect(namesLayersInOrder('@layer components{b{}}@layer tokens{}@layer base{}')).toBe(false)
  expect(namesLayersInOrder('b{}')).toBe(false)
  expect(firstStylesheet(html)).toBe('/a.css')
})
