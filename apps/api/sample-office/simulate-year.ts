import { after, duration } from '../src/clock.ts'
import type { Chance } from './random.ts'
import { chanceFrom, dealtFrom } from './random.ts'
import type { SampleCustomer } from './customers.ts'
import { customers } from './customers.ts'
import type { Ending } from './outcome.ts'
import { tellLife } from './simulate-request.ts'
import type { SampleOrder } from './sample-request.ts'
import { orderOf } from './sample-request.ts'
import type { SamplePerson } from './people.ts'
import { logins, translators } from './people.ts'
import type { Deed, Paper } from './request-timeline.ts'
import { Telling } from './request-timeline.ts'
import { familyWishes } from './texts/family-requests.ts'
import { officeWishes } from './texts/business-requests.ts'
import type { Wish } from './texts/request-template.ts'

export interface Story {
  readonly order: SampleOrder
  readonly papers: readonly Paper[]
  readonly deeds: readonly Deed[]
}

type Days = readonly [least: number, most: number]

/** How many end where, and how many days ago they began at the latest. */
const endings: readonly (readonly [Ending, count: number, began: Days])[] = [
  ['quote', 9, [0.05, 2.6]],
  ['payment', 9, [0.4, 12]],
  ['expired', 2, [36, 60]],
  ['declined', 3, [2, 14]],
  ['translate', 8, [1.2, 7]],
  ['unassigned', 2, [0.8, 3]],
  ['review', 8, [2, 9]],
  ['delivery', 10, [3, 15]],
  ['balance-due', 6, [9, 55]],
  ['withdrawn', 8, [10, 340]],
  ['cancelled', 5, [60, 350]],
  ['refunded', 3, [20, 300]],
  ['complete', 214, [8, 362]],
]

/** What whoever signs in as the sample customer finds. */
const ownOrders: readonly (readonly [service: string, Ending, began: number])[] = [
  ['Marriage Affidavit', 'complete', 214.2],
  ['Konin-Todoke Marriage Form', 'complete', 211.7],
  ['Marriage Certificate', 'complete', 190.1],
  ["Driver's License", 'withdrawn', 96.3],
  ['Contract', 'delivery', 9.2],
  ['Legal', 'review', 8.7],
  ['Birth Certificate', 'translate', 4.1],
  ['Medical', 'payment', 3.4],
  ['Family Register (Koseki)', 'quote', 0.3],
]

const wishes = [...familyWishes, ...officeWishes]

/** Everything that has happened in the sample office in the year up to now. */
export function tellYear(now: Date): Story[] {
  const chance = chanceFrom(20_261_114)
  // The last few have only just registered.
  const nextCustomer = dealtFrom(customers.slice(0, -4), chance)
  const nextTranslator = dealtFrom(translators, chance)
  const ordered = new Map<SamplePerson, Set<Wish>>()
  const stories: Story[] = []
  const tell = (customer: SamplePerson, wish: Wish, ending: Ending, began: number) => {
    const isOpen = ending === 'translate' || ending === 'review'
    const isForLogin = isOpen && chance.happens(0.4)
    const translator = isForLogin ? logins.translator : nextTranslator()
    const seed = stories.length * 1_000
    stories.push(storyOf({ customer, wish, ending, translator, seed }, began, now))
  }

  for (const [service, ending, began] of ownOrders) {
    tell(logins.customer, getWish(service), ending, began)
  }
  for (const [ending, count, [least, most]] of endings) {
    for (let told = 0; told < count; told += 1) {
      const customer = nextCustomer()
      const before = ordered.get(customer) ?? new Set()
      const wish = nextWish(customer, before, chance)
      ordered.set(customer, before.add(wish))
      tell(customer, wish, ending, least + chance.fraction() ** 1.5 * (most - least))
    }
  }
  return stories
}

interface Outline {
  readonly customer: SamplePerson
  readonly wish: Wish
  readonly ending: Ending
  readonly translator: SamplePerson
  readonly seed: number
}

/** Told again from an earlier day until all of it lies in the past; chance falls the same way. */
function storyOf(outline: Outline, began: number, now: Date): Story {
  const { customer, wish, ending, translator, seed } = outline
  for (let days = began; ; days += 1) {
    const chance = chanceFrom(seed)
    const order = orderOf(wish, customer, chance)
    const start = after(now, -days * duration.day)
    // Threads are read where the work is; of what is over, fewer words are enough.
    const talkativeness = ending === 'complete' ? 0.65 : 1.4
    const telling = new Telling({
      order,
      start,
      chance,
      timing: chanceFrom(seed + 1),
      talkativeness,
    })
    tellLife(telling, ending, translator)
    if (telling.now <= now) {
      catchUp(telling, ending)
      return {
        order,
        papers: telling.papers,
        deeds: telling.deeds.filter(({ at }) => at <= now),
      }
    }
  }
}

/** Both sides read what is new, sooner or later; of what is open, not all has been read. */
function catchUp(telling: Telling, ending: Ending): void {
  const { chance } = telling
  const isOver = ['complete', 'withdrawn', 'cancelled', 'refunded'].includes(ending)
  if (ending !== 'quote' && chance.happens(isOver ? 0.98 : 0.45)) {
    telling.officeAfter(0.2, 5)
    telling.officeLooks()
  }
  if (chance.happens(isOver ? 0.97 : 0.5)) {
    telling.customerAfter(0.2, 30)
    telling.customerReads()
  }
}

function nextWish(customer: SampleCustomer, before: ReadonlySet<Wish>, chance: Chance): Wish {
  const fitting = wishes.filter(({ circles }) => circles.includes(customer.circle))
  const fresh = fitting.filter((wish) => !before.has(wish))
  return chance.pick(fresh.length > 0 ? fresh : fitting)
}

function getWish(service: string): Wish {
  const wish = wishes.find((candidate) => candidate.service === service)
  if (!wish) throw new Error(`nobody wishes for ${service}`)
  return wish
}
