import type { LiveTagType } from '@kakehashi/contract/live'
import { replyTemplate } from '@kakehashi/contract/reply-templates'
import { closureView } from '@kakehashi/contract/settings'
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

/** Settings that the office can change, with their initial values. */
export const settings = {
  /** Staff must use a second factor, because they can open other people's documents. */
  staffSecondFactor: { shape: z.boolean(), initial: true },
  /** Closed days in addition to weekends and American holidays. */
  closures: {
    shape: z.array(closureView),
    initial: [],
    liveTag: 'Closures',
  },
  /** How long a customer can accept a quote. */
  quoteValidDays: { shape: z.int().min(1).max(365), initial: 30 },
  /** Prepared replies to customers. */
  replyTemplates: {
    shape: z.array(replyTemplate),
    initial: initialTemplates,
    liveTag: 'Templates',
  },
  /** How long a move can be undone and the customer does not see it; 0 switches it off. */
  undoSeconds: { shape: z.int().min(0).max(300), initial: 20 },
  /** How many days translators keep access after delivery or cancellation. */
  deskGraceDays: { shape: z.int().min(0).max(90), initial: 0 },
  /** Whoever opens more documents of other requests in this time has to wait. */
  bulkReading: {
    shape: z.strictObject({
      documents: z.int().min(1).max(10_000),
      minutes: z.int().min(1).max(1440),
    }),
    initial: { documents: 40, minutes: 10 },
  },
  /** How many days after its end the documents and free texts of a request are deleted. */
  retentionDays: { shape: z.int().min(30).max(3650), initial: 180 },
  /** Show 'from $' on the public service pages. */
  publicPrices: { shape: z.boolean(), initial: false, liveTag: 'Service', isOnSite: true },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settings
export type SettingValue<Name extends SettingName> = z.output<(typeof settings)[Name]['shape']>

export function findSetting(name: SettingName): Setting {
  return settings[name]
}

export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name)
}
