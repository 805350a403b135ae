import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigit } from './check-digit.ts'
import { fitsLines, nameForLines, namesInLines } from './line-names.ts'
import type { LineProblem } from './line-problems.ts'
import { type LineNote, readPassportLines } from './read-lines.ts'
import { fittingNames, namesForLines, readableLines, refusedLines } from './testing/sample-lines.ts'

const today = '2026-11-19'

function read(lines: string) {
  return readPassportLines(lines.replaceAll(' / ', '\n'), today)
}

function holderText(lines: string): string {
  const result = read(lines)
  if (result.kind === 'refused') return result.problems.map(problemText).join('; ')

  const { format, number, issuer, nationality, family, given, birth, sex, expiry } = result.holder
  return [
    `${format} ${number} ${issuer} ${nationality} ${family},`,
    ...[given, birth, sex, expiry].map((each) => each || '-'),
  ].join(' ')
}

function notesText(notes: readonly LineNote[]): string {
  return notes.map((note) => [note.kind, ...Object.values(note).slice(1)].join(' ')).join(', ')
}

function problemText(problem: LineProblem): string {
  switch (problem.why) {
    case 'line-count':
      return `line-count ${problem.lines}`
    case 'line-length':
      return `line-length ${problem.line} has ${problem.signs} of ${problem.expected}`
    case 'wrong-sign':
      return `wrong-sign ${problem.written} at ${problem.line}:${problem.sign}`
    case 'letter-for-digit':
    case 'digit-for-letter': {
      const place = `${problem.why} ${problem.written} at ${problem.line}:${problem.sign}`
      return problem.perhaps === null ? place : `${place}, perhaps ${problem.perhaps}`
    }
    case 'check-digit': {
      const perhaps = problem.perhaps.map(
        (each) => `, perhaps ${each.perhaps} for ${each.written} at ${each.at}`,
      )
      return `check-digit ${problem.part} ${problem.written}, computed ${problem.computed}${perhaps.join('')}`
    }
    case 'no-such-day':
      return `no-such-day ${problem.part}`
    case 'no-name':
    case 'names-unclear':
    case 'visa':
      return problem.why
  }
}

describe('the machine-readable lines of a passport or card', () => {
  test.each(readableLines)('%s', (lines, holder, notes) => {
    const result = read(lines ?? '')

    expect(holderText(lines ?? '')).toBe(holder)
    expect(result.kind === 'read' && notesText(result.notes)).toBe(notes)
  })

  test.each(refusedLines)('%s is refused: %s', (lines, problems) => {
    expect(holderText(lines ?? '')).toBe(problems)
  })

  test('a passport runs out the day after the last day of its validity', () => {
    const lines = readableLines[0]?.[0]?.replace(' / ', '\n') ?? ''
    const notesOn = (day: string) => {
      const result = readPassportLines(lines, day)
      return result.kind === 'read' ? result.notes : result.problems
    }

    expect(notesOn('2012-04-15')).toEqual([])
    expect(notesOn('2012-04-16')).toEqual([{ kind: 'expired' }])
  })

  test('any one sign that is misread for another is found, but for those that weigh the same', () => {
    const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
    const signs = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<')
    const protectedPlace = fc
      .integer({ min: 0, max: 43 })
      .filter((at) => (at < 10 || at > 12) && at !== 20)

    fc.assert(
      fc.property(protectedPlace, fc.constantFrom(...signs), (at, sign) => {
        fc.pre(checkDigit(sign) !== checkDigit(second[at] ?? ''))
        const misread = second.slice(0, at) + sign + second.slice(at + 1)

        const result = read(`P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / ${misread}`)
        expect(result.kind).toBe('refused')
      }),
    )
  })

  test('whatever is typed is read or refused with a reason', () => {
    const line = fc.string({ unit: fc.constantFrom(...Array.from('P<A0O1\n ｱ')), maxLength: 95 })

    fc.assert(
      fc.property(fc.oneof(line, fc.string()), (typed) => {
        const result = readPassportLines(typed, today)
        expect(result.kind === 'refused' && result.problems.length > 0).toBe(true)
      }),
    )
  })

  test('O and 0, or I and 1, do not have the same check digit', () => {
    expect(checkDigit('O')).not.toBe(checkDigit('0'))
    expect(checkDigit('I')).not.toBe(checkDigit('1'))
  })
})

describe('names in the lines', () => {
  test.each(namesForLines)('%s is %s', (name, inLines) => {
    expect(nameForLines(name ?? '')).toBe(inLines)
  })

  test.each(fittingNames)(
    '%s, %s and %s, %s: %s',
    (family, given, familyInLines, inLines, fits) => {
      const spelled = { family: family ?? '', given: given ?? '' }
      const inPassport = { family: familyInLines ?? '', given: inLines ?? '', mayBeCut: false }

      expect(fitsLines(spelled, inPassport)).toBe(fits === 'fits')
    },
  )

  test('a name that the lines cut still fits', () => {
    const spelled = { family: 'Nilavadhanananda', given: 'Chayapa Dejthamrong Krasuang' }
    const cut = { family: 'NILAVADHANANANDA', given: 'CHAYAPA DEJTHAMRONG K', mayBeCut: true }

    expect(fitsLines(spelled, cut)).toBe(true)
    expect(fitsLines(spelled, { ...cut, mayBeCut: false })).toBe(false)
    expect(fitsLines({ ...spelled, given: 'Chayapa' }, cut)).toBe(false)
  })

  test('every name that is written into the lines is read again', () => {
    const part = fc.stringMatching(/^[A-Z]{1,6}(?: [A-Z]{1,6})?$/)

    fc.assert(
      fc.property(part, part, (family, given) => {
        const written = `${nameForLines(family)}<<${nameForLines(given)}`.padEnd(39, '<')
        expect(namesInLines(written)).toEqual({ kind: 'read', family, given, mayBeCut: false })
      }),
    )
  })
})
