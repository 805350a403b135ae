import type { SampleFamily } from './family.ts'

/** The family whose papers the tests and the pictures show. Invented, like all of them. */
export const miyazato: SampleFamily = {
  american: {
    given: 'Patrick',
    middle: 'Sean',
    family: 'Donovan',
    kana: { given: 'パトリック', middle: 'ショーン', family: 'ドノバン' },
    sex: 'male',
    bornOn: '1992-08-03',
    state: { en: 'Ohio', ja: 'オハイオ州' },
    town: { en: 'Sampleton', ja: 'サンプルトン市' },
    rank: { en: 'Staff Sergeant', ja: '軍曹' },
  },
  japanese: {
    family: { kanji: '宮里', kana: 'みやざと', latin: 'Miyazato' },
    given: { kanji: '美咲', kana: 'みさき', latin: 'Misaki' },
    sex: 'female',
    bornOn: '1994-04-17',
    bornAt: { ja: '沖縄県具志川市', en: 'Gushikawa City, Okinawa Prefecture' },
    birthFamily: { kanji: '宮里', kana: 'みやざと', latin: 'Miyazato' },
    father: { kanji: '誠', kana: 'まこと', latin: 'Makoto' },
    mother: { kanji: '直子', kana: 'なおこ', latin: 'Naoko' },
  },
  child: {
    given: { kanji: '恵真', kana: 'えま', latin: 'Ema' },
    sex: 'female',
    bornOn: '2022-02-11',
  },
  city: { ja: 'うるま市', en: 'Uruma City' },
  address: { ja: 'みどり町九丁目99番地', en: '99-banchi, Midorimachi 9-chome' },
  marriedOn: '2020-10-05',
  issuedOn: '2026-04-20',
  number: 1,
}
