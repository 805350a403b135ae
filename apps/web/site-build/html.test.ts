import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addVisitorScript,
  findInlineStyle,
  frameOrigins,
  namesLayersInOrder,
  scriptHashes,
  styleHashes,
  stylesheetsOf,
  withStyles,
} from './html.ts'

const html = `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head>
<body><a href="/about">About</a><script>window.a = 1</script><script src="/x.js"></script></body></html>`

const digest = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`

test('what runs before the first picture stands before anything that is painted', () => {
  const page = addVisitorScript(html, { beforePaint: 'first()', url: '/assets/visitor-1.js' })
  expect(page).toMatch(/<head><meta charSet="utf-8"\/><script>first\(\)\n[^<]*<\/script><link/)
  const [first = ''] = scriptHashes(page)
  expect(first).toBe(digest(page.match(/<script>(first[\s\S]*?)<\/script>/)?.[1] ?? ''))
})

test('the rest of the script is not fetched before the page has been drawn', () => {
  const page = addVisitorScript(html, { beforePaint: '', url: '/assets/visitor-1.js' })
  expect(page).toContain('import("/assets/visitor-1.js")')
  expect(page).not.toContain('src="/assets/visitor-1.js"')
  expect(page).toContain("addEventListener('load'")
})

test('code with a dollar sign arrives as it was written', () => {
  const page = addVisitorScript(html, { beforePaint: "'$&'", url: '/v.js' })
  expect(page).toContain("<script>'$&'\n")
})

test('a page without a head stops the build', () => {
  expect(() => addVisitorScript('<p>', { beforePaint: '', url: '' })).toThrow('no head')
})

test('the policy names each inline script by the digest the browser computes', () => {
  expect(scriptHashes(html)).toEqual([digest('window.a = 1')])
})

test('only a page that offers a map may show one, and only the site it names', () => {
  const offer = '<div data-frame="https://maps.example/embed?box=1%2C2&amp;layer=plain"></div>'
  expect(frameOrigins(`${html}${offer}${offer}`)).toEqual(['https://maps.example'])
  expect(frameOrigins(html)).toEqual([])
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
})

test('a page brings its styles along, and the policy knows them by their digest', () => {
  expect(stylesheetsOf(html.replace('/a.css', '/a.css#'))).toEqual(['/a.css'])
  const css = 'a{content:"$&"}'
  const page = withStyles(html, css)
  expect(page).toContain(`<style>${css}</style></head>`)
  expect(page).not.toContain('rel="stylesheet"')
  expect(styleHashes(page)).toEqual([digest(css)])
})

test('styles that would end their element early stop the build', () => {
  expect(() => withStyles(html, 'a{content:"</style>"}')).toThrow('end early')
})
