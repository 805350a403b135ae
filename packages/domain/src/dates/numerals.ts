const plainDigits = '〇一二三四五六七八九'

/** The other forms of a numeral, with those that registers used so that nobody could alter them. */
const otherForms: Readonly<Record<string, string>> = {
  零: '〇',
  壱: '一',
  壹: '一',
  弌: '一',
  弐: '二',
  貳: '二',
  弍: '二',
  参: '三',
  參: '三',
  弎: '三',
  肆: '四',
  伍: '五',
  陸: '六',
  漆: '七',
  捌: '八',
  玖: '九',
  拾: '十',
  廿: '二十',
  卄: '二十',
  卅: '三十',
  丗: '三十',
}
const otherForm = new RegExp(Object.keys(otherForms).join('|'), 'g')

/** Signs of a number, in half width, kanji or the forms of registers, for use in patterns. */
export const numeralSigns = `0-9十${plainDigits}${Object.keys(otherForms).join('')}`

/** 64, 六十四, 六四, 陸拾肆 and 廿五: a number below 100, or a row of digits. NaN for anything else. */
export function readNumeral(written: string): number {
  if (/^\d+$/.test(written)) return Number(written)

  const plain = written.replaceAll(otherForm, (form) => otherForms[form] ?? form)
  const tens = /^([一二三四五六七八九]?)十([一二三四五六七八九]?)$/.exec(plain)
  if (tens) return digit(tens[1] || '一') * 10 + digit(tens[2] || '〇')
  if (!/^[〇一二三四五六七八九]+$/.test(plain)) return Number.NaN
  return Number(Array.from(plain, digit).join(''))
}

function digit(sign: string): number {
  return plainDigits.indexOf(sign)
}
