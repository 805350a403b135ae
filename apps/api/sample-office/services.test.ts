import { documentKeys, orderOf } from '@kakehashi/domain/documents/document-keys'
import { isPublished, serviceSlug } from '@kakehashi/domain/services'
import { expect, test } from 'vitest'
import { sampleServices } from './services.ts'

test('every paper that a link can choose is ordered under a service that is offered', () => {
  const offered = sampleServices.filter(isPublished).map(({ name }) => serviceSlug(name))
  for (const paper of documentKeys) expect(offered).toContain(orderOf([paper]).service)
})
