import { languages, type Language } from '@kakehashi/domain/language'
import type { Page } from '@playwright/test'
import { publicPages } from '../support/routes.ts'
import { addressIn } from '../support/translations.ts'

/** What search engines and link previews read of a page. */
export interface PageHead {
  language: Language
  address: string
  title: string
  description: string
  canonical: string
  alternates: Record<string, string>
  preview: Record<string, string>
  data: { '@graph': StructuredData[] }
}

export type StructuredData = Record<string, unknown>

export const publicAddresses = languages.flatMap((language) =>
  publicPages.map((path) => addressIn(language, path)),
)

interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

export async function readHead(page: Page, address: string): Promise<PageHead> {
  await page.goto(address)
  const elements: Element[] = await page
    .locator('head > *, script[type="application/ld+json"]')
    .evaluateAll((all) =>
      all.map((element) => ({
        name: element.localName,
        attributes: Object.fromEntries(
          [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
        ),
        text: element.textContent,
      })),
    )
  const language = await page.locator('html').getAttribute('lang')
  const valuesOf = (key: string, name: string, value: string) =>
    elements
      .filter(({ attributes }) => attributes[key] === name)
      .map((each) => each.attributes[value])
  return {
    address,
    language: language === 'ja' ? 'ja' : 'en',
    title: await page.title(),
    description: only(valuesOf('name', 'description', 'content'), `description of ${address}`),
    canonical: only(valuesOf('rel', 'canonical', 'href'), `canonical address of ${address}`),
    alternates: pairsOf(elements, 'hreflang', 'href'),
    preview: {
      ...pairsOf(elements, 'property', 'content'),
      ...pairsOf(elements, 'name', 'content'),
    },
    data: JSON.parse(
      only(
        elements
          .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
          .map(({ text }) => text),
        `data of ${address}`,
      ),
    ) as PageHead['data'],
  }
}

function pairsOf(
  elements: readonly Element[],
  name: string,
  value: string,
): Record<string, string> {
  return Object.fromEntries(
    elements
      .filter(({ attributes }) => attributes[name] !== undefined)
      .map(({ attributes }) => [attributes[name], attributes[value] ?? '']),
  )
}

export function structuredData({ data, address }: PageHead, type: string): StructuredData {
  const found = data['@graph'].filter((each) => [each['@type']].flat().includes(type))
  if (!found[0] || found.length > 1)
    throw new Error(`${address} has ${found.length} of type ${type}`)
  return found[0]
}

function only(values: readonly (string | undefined)[], what: string): string {
  const [value] = values
  if (values.length !== 1 || !value) throw new Error(`Expected one ${what}, found ${values.length}`)
  return value
}

/** Width and height, read from the header of a PNG. */
export function pngSize(png: Buffer): [number, number] {
  if (png.subarray(1, 4).toString() !== 'PNG') throw new Error('Not a PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}
