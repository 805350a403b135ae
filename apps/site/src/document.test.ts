import { createHash } from 'node:crypto'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { expect, test } from 'vitest'
import type { SiteAssets } from './head.ts'
import { renderDocument } from './document.ts'

const assets: SiteAssets = {
  fonts: ['/assets/serif.woff2'],
  styles: {},
  script: "start('$&')",
}
const site = { office: sampleOffice, origin: 'https://deigo.example' }
const parts = { language: 'ja', head: '<title>T</title>', body: '<p>B</p>', styles: 'a{}' } as const
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the encoding comes first, then the script, before anything that is painted', () => {
  const { html } = renderDocument(parts, assets, site)
  expect(html).toMatch(
    /^<!DOCTYPE html><html lang="ja" data-menu-role="visitor" data-time-zone="Asia\/Tokyo"><head><meta charset="utf-8"><script>start\('\$&'\)<\/script><title>T/,
  )
  expect(html).toContain('<style>a{}</style></head><body><p>B</p></body></html>')
})

test('the policy contains the hashes of the script and the styles', () => {
  const { scriptHashes, styleHashes, frames } = renderDocument(parts, assets, site)
  expect(scriptHashes).toEqual([digest(assets.script)])
  expect(styleHashes).toEqual([digest('a{}')])
  expect(frames).toEqual([])
})

test('text in the data cannot end the data block', () => {
  const data = { title: '</script><script>alert(1)</script>$&' }
  const { html, scriptHashes } = renderDocument({ ...parts, data }, assets, site)
  expect(html.match(/<script/g)).toHaveLength(2)
  const block = /<script type="application\/ld\+json">(.*)<\/script><\/body>/.exec(html)?.[1]
  expect(JSON.parse(block ?? '')).toEqual(data)
  expect(scriptHashes).toHaveLength(1)
})

test('a style attribute stops the build, text that looks like one does not', () => {
  const body = '<p style="color:red">x</p>'
  expect(() => renderDocument({ ...parts, body }, assets, site)).toThrow('style attribute')
  const text = '<p>a style=&quot;x&quot; b</p>'
  expect(renderDocument({ ...parts, body: text }, assets, site).html).toContain(text)
})

test('styles or a script that contain their end tag stop the build', () => {
  const styles = 'a{content:"</style>"}'
  expect(() => renderDocument({ ...parts, styles }, assets, site)).toThrow('end early')
  const script = '"</script>"'
  expect(() => renderDocument(parts, { ...assets, script }, site)).toThrow('end early')
})
