import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blankOffice } from '@kakehashi/domain/blank-office'
import { holidayCalendars } from '@kakehashi/domain/calendar/office-calendar'
import { logos, newsPictures, sealColours } from '@kakehashi/domain/office'
import { sampleOffice } from '@kakehashi/domain/sample/office'
import { exceptions } from './sample-values-allowed.ts'

/**
 * One build serves every office, so what the sample office says about itself may stand only in
 * sample data and tests.
 */
process.chdir(join(import.meta.dirname, '..'))

const isTest = /[.]test[.]tsx?$|\/testing\/|\/test\//
const isSample = /^packages\/domain\/src\/sample(-papers)?\//
const files = globSync([
  'packages/*/{src,locales}/**/*.{ts,tsx,css,svg,po}',
  'apps/*/{src,app,public,locales}/**/*.{ts,tsx,js,css,svg,html,po}',
]).filter((file) => !isTest.test(file) && !isSample.test(file))

/** Every text and number in the facts of an office. */
function leaves(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves)
  return [String(value)]
}

/** An address may also be copied in part, and a text sentence by sentence. */
function partsOf(text: string): string[] {
  const parts = text.split(/, |(?<=[^\p{ASCII}]) |(?<=[.]) |(?<=。)/u)
  return [text, ...parts.filter((part) => !/^[a-z]/.test(part))]
}

/** '1030' is written '10:30' on pages. */
function writtenTimes({ hours, sameDayUntil }: typeof sampleOffice): string[] {
  const times = [...Object.values(hours), sameDayUntil]
  return times.flatMap((time) => [`'${time}'`, `${Number(time.slice(0, 2))}:${time.slice(2)}`])
}

function valuesOf(office: typeof sampleOffice): string[] {
  const { hours: _, ...facts } = office
  return [
    ...leaves(facts).flatMap(partsOf),
    ...writtenTimes(office),
    office.phone.replaceAll('-', ''),
    office.phoneAbroad.replaceAll('-', ''),
    `${office.orderPrefix}-2026`,
  ]
}

/** Years, codes and short words stand everywhere. */
const isDistinctive = (value: string) =>
  value.length > 4 || (/[^\p{ASCII}]/u.test(value) && value.length > 2)

// What an office chooses from a list, or has before it is set up, belongs to no office.
const choices = new Set<string>([...logos, ...sealColours, ...newsPictures, ...holidayCalendars])
const ofBlank = new Set(valuesOf(blankOffice))
const values = [...new Set([...valuesOf(sampleOffice), sampleOffice.seal.text])].filter(
  (value) =>
    (isDistinctive(value) || value === sampleOffice.seal.text) &&
    !choices.has(value) &&
    !ofBlank.has(value),
)

/** Nobody sees comments, the names of packages, and where a text of a catalogue is used. */
function visibleText(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^#.*$/gm, '')
    .replaceAll('@kakehashi/', '')
    .toLowerCase()
}

const used = new Set<(typeof exceptions)[number]>()
const found = files.flatMap((file) => {
  const text = visibleText(file)
  return values
    .filter((value) => text.includes(value.toLowerCase()))
    .filter((value) => {
      const allowed = exceptions.find(({ of, where }) => of.includes(value) && where.test(file))
      if (allowed) used.add(allowed)
      return !allowed
    })
    .map((value) => `${file}: '${value}' belongs to the sample office`)
})
const unused = exceptions
  .filter((exception) => !used.has(exception))
  .map(({ of, where }) => `No file needs the exception for ${of.join(', ')} in ${where.source}`)

for (const line of [...found, ...unused]) console.error(line)
console.log(
  `${values.length} values, ${files.length} files, ${exceptions.length} exceptions, ${found.length} found`,
)
process.exitCode = found.length + unused.length > 0 || files.length === 0 ? 1 : 0
