import type { Words } from '@kakehashi/domain/language'

/** The screen on the wall is in both languages at once, for everybody who waits. */
export const screenTexts = {
  called: { en: 'Now called', ja: 'お呼び出し中' },
  counter: { en: 'Counter', ja: '窓口' },
  nobodyCalled: { en: 'Nobody is called yet', ja: 'ただいまお呼び出しはありません' },
  next: { en: 'Next', ja: '次の番号' },
  nobodyWaits: { en: 'Nobody waits', ja: 'お待ちの方はいません' },
  waiting: { en: 'Waiting', ja: 'お待ちの方' },
  usualWait: { en: 'Usual wait', ja: '待ち時間の目安' },
  minutes: { en: 'about {minutes} min', ja: '約{minutes}分' },
  off: { en: 'No numbers are given now', ja: 'ただいま番号はお配りしていません' },
  comeIn: { en: 'Please come to the counter.', ja: '窓口へ直接お越しください。' },
  connecting: { en: 'Connecting', ja: '接続しています' },
  late: {
    en: 'Not up to date since {time}. Please listen for your number.',
    ja: '{time}から更新されていません。窓口からの呼び出しにご注意ください。',
  },
  turnSoundOn: { en: 'Turn the sound on', ja: '音を出す' },
  turnSoundOff: { en: 'Turn the sound off', ja: '音を止める' },
} satisfies Readonly<Record<string, Words>>

/** The texts with a value in place of {name}. */
export function filled(words: Words, name: string, value: string | number): Words {
  const fill = (text: string) => text.replace(`{${name}}`, String(value))
  return { en: fill(words.en), ja: fill(words.ja) }
}
