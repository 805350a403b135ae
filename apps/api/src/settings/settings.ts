import type { LiveTagType } from '@kakehashi/contract/live'
import { replyTemplate } from '@kakehashi/contract/reply-templates'
import { officeRules } from '@kakehashi/contract/office-rules'
import { closureView } from '@kakehashi/contract/settings'
import { extraUnits } from '@kakehashi/domain/price-list/rates'
import { z } from 'zod'
import { initialTemplates } from './initial-templates.ts'

interface Setting {
  readonly shape: z.ZodType
  readonly initial: unknown
  /** Only for settings that open pages show; the others are read when they are needed. */
  readonly liveTag?: LiveTagType
  /** Whether the public pages show it. */
  readonly isOnSite?: boolean
}

const storedExtra = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  nameJa: z.string(),
  priceCents: z.int().positive(),
  unit: z.enum(extraUnits),
  isCopy: z.boolean().optional(),
})
export type StoredExtra = z.output<typeof storedExtra>

/** Settings that the office can change, with their initial values. */
export const settings = {
  staffSecondFactor: { shape: officeRules.staffSecondFactor, initial: true },
  /** Closed days in addition to weekends and American holidays. */
  closures: {
    shape: z.array(closureView),
    initial: [],
    liveTag: 'Closures',
  },
  quoteValidDays: { shape: officeRules.quoteValidDays, initial: 30 },
  /** Prepared replies to customers. */
  replyTemplates: {
    shape: z.array(replyTemplate),
    initial: initialTemplates,
    liveTag: 'Templates',
  },
  /** What can be added to a quote besides the service. */
  extras: { shape: z.array(storedExtra), initial: [], liveTag: 'Service' },
  undoSeconds: { shape: officeRules.undoSeconds, initial: 20 },
  expectProof: { shape: officeRules.expectProof, initial: false },
  deskGraceDays: { shape: officeRules.deskGraceDays, initial: 0 },
  bulkReading: { shape: officeRules.bulkReading, initial: { documents: 40, minutes: 10 } },
  retentionDays: { shape: officeRules.retentionDays, initial: 180 },
  failedSignInDays: { shape: officeRules.failedSignInDays, initial: 90 },
  publicPrices: {
    shape: officeRules.publicPrices,
    initial: false,
    liveTag: 'Service',
    isOnSite: true,
  },
  readPictures: { shape: officeRules.readPictures, initial: false },
  waitingNumbers: {
    shape: officeRules.waitingNumbers,
    initial: false,
    liveTag: 'WaitingNumbers',
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type SettingValue<Name extends SettingName> = z.output<(typeof settings)[Name]['shape']>

export function findSetting(name: SettingName): Setting {
  return settings[name]
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name)
}
