import { dayAt, yearOf } from '@kakehashi/domain/calendar/day'
import { orderNumber } from '@kakehashi/domain/request/submitted-details'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import type { SampleFile } from './sample-file.ts'
import type { SimulatedRequest } from './simulate-year.ts'

/**
 * The number that each request will get, because its translation has it at the foot of the page
 * and files are uploaded first. Numbers are given in order of time, beginning anew every year.
 */
export function orderNumbersOf(simulated: readonly SimulatedRequest[]) {
  const { orderPrefix, timeZone } = sampleOffice
  const placed = simulated
    .flatMap(({ actions: [first], files }) => (first ? [{ at: first.at, files }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const counts = new Map<number, number>()
  const numbers = new Map<SampleFile, string>()
  for (const { at, files } of placed) {
    const year = yearOf(dayAt(at, timeZone))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    for (const file of files) numbers.set(file, orderNumber(orderPrefix, year, count))
  }
  return (file: SampleFile): string => {
    const number = numbers.get(file)
    if (number === undefined) throw new Error('a file of no request')
    return number
  }
}
