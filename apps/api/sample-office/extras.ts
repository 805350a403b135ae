import type { StoredExtra } from '../src/settings/settings.ts'

/** Sample prices. */
export const sampleExtras: readonly StoredExtra[] = [
  {
    id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1b01',
    name: 'Certificate of accuracy',
    nameJa: '翻訳証明書',
    priceCents: 1_500,
    unit: 'document',
  },
  {
    id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1b02',
    name: 'Further copy',
    nameJa: '追加の写し',
    priceCents: 500,
    unit: 'each',
  },
  {
    id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1b03',
    name: 'Post, with tracking',
    nameJa: '追跡付き郵送',
    priceCents: 800,
    unit: 'each',
  },
  {
    id: '0b6f2c1e-5d0a-4c57-9d4e-0f2a7d9c1b04',
    name: 'Notarised',
    nameJa: '公証',
    priceCents: 2_500,
    unit: 'document',
  },
]
