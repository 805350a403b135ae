import { describe, expect, test } from 'vitest'
import { isPublished, pageSlug, serviceSlug } from './services.ts'

describe('the slug of a service', () => {
  test.each([
    ['International Business', 'international-business'],
    ['  Legal ', 'legal'],
    ['LEGAL', 'legal'],
    ['Birth & marriage certificates', 'birth-marriage-certificates'],
    ["Driver's License", 'drivers-license'],
    ['Driver’s License', 'drivers-license'],
    ['Konin-Todoke (婚姻届)', 'konin-todoke-婚姻届'],
    ['ビザ・在留資格', 'ビザ-在留資格'],
    ['Ｌｅｇａｌ　ＰＡＰＥＲＳ', 'legal-papers'],
    ['Traduccio\u0301n', 'traducción'],
    ['../../etc/passwd', 'etc-passwd'],
    ['2nd opinion, 24/7', '2nd-opinion-24-7'],
    ['!?', ''],
    ['', ''],
  ])('%j is %j', (name, slug) => {
    expect(serviceSlug(name)).toBe(slug)
    expect(serviceSlug(slug)).toBe(slug)
  })
})

test('International Business is at /services/business, every other service at its slug', () => {
  expect(pageSlug(serviceSlug('International Business'))).toBe('business')
  expect(pageSlug('legal')).toBe('legal')
})

test('a service is a draft until it has a name, a description and a price', () => {
  const service = { name: 'Legal', description: 'Contracts and the like', priceCents: 4_000 }

  expect(isPublished(service)).toBe(true)
  expect(isPublished({ ...service, name: '' })).toBe(false)
  expect(isPublished({ ...service, description: '' })).toBe(false)
  expect(isPublished({ ...service, priceCents: null })).toBe(false)
})
