import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawIcons, manifest } from './icons.ts'
import { drawSharePictures, placed } from './share-pictures.ts'
import { sampleFacts } from './testing/sample-page.ts'

let client: string
beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'kakehashi-pictures-'))
  const favicon = path.join(import.meta.dirname, '../../public/favicon.svg')
  await writeFile(path.join(client, 'favicon.svg'), await readFile(favicon))
})
afterAll(() => rm(client, { recursive: true }))

/** Width and height, from the PNG header. */
async function sizeOf(file: string): Promise<[number, number]> {
  const png = await readFile(path.join(client, file))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

test('a link to a page shows a picture of 1200 by 630, in its language', async () => {
  await drawSharePictures(client, [
    sampleFacts({ path: '/services/legal', heading: 'Legal <papers> & more' }),
    sampleFacts({ path: '/services/legal', language: 'ja', heading: '法律の書類' }),
  ])
  expect(await sizeOf('previews/services-legal.en.png')).toEqual([1200, 630])
  expect(await sizeOf('previews/services-legal.ja.png')).toEqual([1200, 630])
  expect(await readFile(path.join(client, 'previews/services-legal.en.png'))).not.toEqual(
    await readFile(path.join(client, 'previews/services-legal.ja.png')),
  )
})

test('every icon in the manifest exists in the stated size', async () => {
  await drawIcons(client)
  for (const { src, sizes } of manifest('ja').icons) {
    expect((await sizeOf(src)).join('x')).toBe(sizes)
  }
  expect(await sizeOf('apple-touch-icon.png')).toEqual([180, 180])
})

test('the manifest has the name and the start page of its language', () => {
  expect(manifest('en')).toMatchObject({ lang: 'en', short_name: 'Kakehashi', start_url: '/' })
  expect(manifest('ja')).toMatchObject({ lang: 'ja', short_name: '架け橋', start_url: '/ja' })
})

test('a drawing with an XML declaration is placed without it', () => {
  expect(placed('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"><path/></svg>', 'x="1"')).toBe(
    '<svg x="1"  viewBox="0 0 1 1"><path/></svg>',
  )
})
