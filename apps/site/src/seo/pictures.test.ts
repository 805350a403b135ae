import type { SiteFile } from '@kakehashi/contract/site-renderer'
import { expect, test } from 'vitest'
import { drawIcons, manifest } from './icons.ts'
import { drawSharePictures, placed } from './share-pictures.ts'
import { createDrawing } from './svg-to-png.ts'
import { sampleFacts, site } from './testing/sample-page.ts'

const draw = createDrawing(() => undefined)

function bytesOf(files: readonly SiteFile[], path: string): Buffer {
  return Buffer.from(files.find((file) => file.path === path)?.body ?? '')
}

/** Width and height, from the PNG header. */
function sizeOf(files: readonly SiteFile[], path: string): [number, number] {
  const png = bytesOf(files, path)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a link to a page shows a picture of 1200 by 630, in its language', async () => {
  const pages = [
    sampleFacts({ path: '/services/legal', heading: 'Legal <papers> & more' }),
    sampleFacts({ path: '/services/legal', language: 'ja', heading: '法律の書類' }),
  ]
  const files = await drawSharePictures(site, pages, draw)
  const [english, japanese] = ['/previews/services-legal.en.png', '/previews/services-legal.ja.png']

  expect(sizeOf(files, english)).toEqual([1200, 630])
  expect(sizeOf(files, japanese)).toEqual([1200, 630])
  expect(bytesOf(files, english)).not.toEqual(bytesOf(files, japanese))
})

test('a picture that was drawn before is not drawn again', async () => {
  const [first] = await drawSharePictures(site, [sampleFacts()], draw)
  const known = new Map([[first?.source, Buffer.from('drawn before')]])

  const [again] = await drawSharePictures(
    site,
    [sampleFacts()],
    createDrawing((source) => known.get(source)),
  )
  expect(String(again?.body)).toBe('drawn before')
})

test('every icon in the manifest exists in the stated size', async () => {
  const files = await drawIcons(site.office, draw)
  for (const { src, sizes } of manifest(site, 'ja').icons) {
    expect(sizeOf(files, src).join('x')).toBe(sizes)
  }
  expect(sizeOf(files, '/apple-touch-icon.png')).toEqual([180, 180])
})

test('the manifest has the name and the start page of its language', () => {
  expect(manifest(site, 'en')).toMatchObject({
    lang: 'en',
    short_name: 'Kakehashi',
    start_url: '/',
  })
  expect(manifest(site, 'ja')).toMatchObject({ lang: 'ja', short_name: '架け橋', start_url: '/ja' })
})

test('a drawing with an XML declaration is placed without it', () => {
  expect(placed('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"><path/></svg>', 'x="1"')).toBe(
    '<svg x="1"  viewBox="0 0 1 1"><path/></svg>',
  )
})
