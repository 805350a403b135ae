import { sampleService, seedService } from '../support/services.ts'
import type { ValidCall } from './callers.ts'

/** Calls about services, the price list and prepared replies. */
export const validServiceCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/services': () => ({}),
  'GET /api/services/:id': async ({ office }) => ({ params: { id: await seedService(office) } }),
  'POST /api/services': () => ({}),
  'PUT /api/services/:serviceId': async ({ office }) => ({
    params: { serviceId: await seedService(office) },
    body: sampleService(),
  }),
  'PUT /api/services/:serviceId/offer': async ({ office }) => ({
    params: { serviceId: await seedService(office) },
  }),
  'DELETE /api/services/:id': async ({ office }) => ({
    params: { id: await seedService(office) },
  }),
  'GET /api/extras': () => ({}),
  'PUT /api/extras/:extraId': () => ({
    params: { extraId: crypto.randomUUID() },
    body: { name: 'Certificate', nameJa: '証明書', price: 10, unit: 'document' },
  }),
  'DELETE /api/extras/:extraId': () => ({ params: { extraId: crypto.randomUUID() } }),
  'GET /api/reply-templates': () => ({}),
  'PUT /api/reply-templates/:templateId': () => ({
    params: { templateId: crypto.randomUUID() },
    body: { titleEn: 'Thanks', titleJa: 'お礼', textEn: 'Thank you', textJa: '感謝します' },
  }),
  'DELETE /api/reply-templates/:templateId': () => ({
    params: { templateId: crypto.randomUUID() },
  }),
}
