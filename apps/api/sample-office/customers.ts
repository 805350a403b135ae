import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import { noRoles } from '@kakehashi/domain/people/roles'
import type { SamplePerson } from './people.ts'

/** Decides which kinds of request a customer makes. */
export type CustomerGroup = 'couple' | 'family' | 'business' | 'health' | 'errand'

export interface SampleCustomer extends SamplePerson {
  readonly group: CustomerGroup
}

type Find = FindSource | null
let count = 0

function customer(
  [firstName, lastName, middleName]: readonly [first: string, last: string, middle?: string],
  branch: Branch,
  find: Find,
  group: CustomerGroup,
  japanese?: readonly [name: string, kana: string],
): SampleCustomer {
  count += 1
  const address = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '')
  const [nameJa = null, nameKana = null] = japanese ?? []
  return {
    email: `${address}@example.com`,
    firstName,
    middleName: middleName ?? null,
    lastName,
    nameJa,
    nameKana,
    // Unassigned numbers.
    phone: `${count % 4 === 0 ? '098-000' : '090-0000'}-${1000 + count * 7}`,
    branch,
    find,
    language: japanese ? 'ja' : 'en',
    group,
    ...noRoles,
  }
}

export const customers: readonly SampleCustomer[] = [
  customer(['James', 'Whitaker', 'Robert'], 'MARINES', 'USO', 'couple'),
  customer(['Naomi', 'Whitaker'], 'CIVILIAN', 'FRIENDS', 'couple', [
    'ウィテカー 直美',
    'うぃてかー なおみ',
  ]),
  customer(['Marcus', 'Delgado'], 'MARINES', 'LEGAL OFFICE', 'couple'),
  customer(['Yuki', 'Higa'], 'CIVILIAN', 'FACEBOOK', 'couple', ['比嘉 結希', 'ひが ゆき']),
  customer(['Tyler', 'Brandt', 'James'], 'AIR FORCE', 'FRIENDS', 'errand'),
  customer(['Aiko', 'Kinjo'], 'CIVILIAN', 'FLYER', 'family', ['金城 愛子', 'きんじょう あいこ']),
  customer(['Danielle', 'Okafor'], 'NAVY', 'USO', 'health'),
  customer(['Ryan', 'McAllister'], 'ARMY', 'COLLEAGUES', 'couple'),
  customer(['Kenta', 'Oshiro'], 'CIVILIAN', 'COLLEAGUES', 'business', [
    '大城 健太',
    'おおしろ けんた',
  ]),
  customer(['Brianna', 'Foster'], 'MARINES', 'FACEBOOK', 'family'),
  customer(['Luis', 'Herrera', 'Antonio'], 'MARINES', 'LEGAL OFFICE', 'couple'),
  customer(['Miho', 'Herrera'], 'CIVILIAN', 'FRIENDS', 'family', ['ヘレラ 美穂', 'へれら みほ']),
  customer(['Caleb', 'Johansson'], 'AIR FORCE', 'USO', 'errand'),
  customer(['Sayaka', 'Miyagi'], 'CIVILIAN', 'FACEBOOK', 'couple', [
    '宮城 紗也香',
    'みやぎ さやか',
  ]),
  customer(['Denise', 'Pruitt'], 'CIVILIAN', 'COLLEAGUES', 'health'),
  customer(['Andre', 'Baptiste'], 'NAVY', 'FRIENDS', 'couple'),
  customer(['Haruka', 'Arakaki'], 'CIVILIAN', 'FRIENDS', 'couple', [
    '新垣 春香',
    'あらかき はるか',
  ]),
  customer(['Gregory', 'Stanton', 'Paul'], 'CIVILIAN', 'COLLEAGUES', 'business'),
  customer(['Megan', 'Kowalski'], 'AIR FORCE', 'FACEBOOK', 'family'),
  customer(['Takuya', 'Tamaki'], 'CIVILIAN', 'FLYER', 'business', ['玉城 拓也', 'たまき たくや']),
  customer(['Isaiah', 'Grant'], 'MARINES', 'USO', 'couple'),
  customer(['Rina', 'Shimabukuro'], 'CIVILIAN', 'FRIENDS', 'couple', [
    '島袋 里奈',
    'しまぶくろ りな',
  ]),
  customer(['Hannah', 'Vance'], 'SPACE FORCE', 'COLLEAGUES', 'errand'),
  customer(['Joseph', 'Nakasone', 'Kenji'], 'ARMY', 'FRIENDS', 'family', [
    '仲宗根 ジョセフ',
    'なかそね じょせふ',
  ]),
  customer(['Olivia', 'Ramsey'], 'MARINES', 'LEGAL OFFICE', 'family'),
  customer(['Daichi', 'Uehara'], 'CIVILIAN', 'OTHER', 'errand', ['上原 大地', 'うえはら だいち']),
  customer(['Trevor', 'Mills'], 'COAST GUARD', 'OTHER', 'couple'),
  customer(['Emi', 'Taira'], 'CIVILIAN', 'FACEBOOK', 'health', ['平良 恵美', 'たいら えみ']),
  customer(['Victoria', 'Castillo'], 'NAVY', 'USO', 'couple'),
  customer(['Shota', 'Yamashiro'], 'CIVILIAN', 'COLLEAGUES', 'business', [
    '山城 翔太',
    'やましろ しょうた',
  ]),
  customer(['Ethan', 'Lockwood'], 'MARINES', 'FRIENDS', 'couple'),
  customer(['Kaori', 'Chinen'], 'CIVILIAN', 'FLYER', 'family', ['知念 香織', 'ちねん かおり']),
  customer(['Benjamin', 'Osei'], 'AIR FORCE', 'LEGAL OFFICE', 'errand'),
  customer(['Courtney', 'Blake'], 'CIVILIAN', 'FACEBOOK', 'family'),
  customer(['Nana', 'Nakamura'], 'CIVILIAN', 'FRIENDS', 'couple', ['仲村 奈々', 'なかむら なな']),
  customer(['Samuel', 'Reyes', 'David'], 'MARINES', 'USO', 'couple'),
  customer(['Patricia', 'Lund'], 'OTHER', 'COLLEAGUES', 'business'),
  customer(['Hiroki', 'Teruya'], 'CIVILIAN', 'OTHER', 'errand', ['照屋 広樹', 'てるや ひろき']),
  customer(['Logan', 'Pierce'], 'MARINES', 'FACEBOOK', 'errand'),
  customer(['Chihiro', 'Asato'], 'CIVILIAN', 'FACEBOOK', 'couple', ['安里 千尋', 'あさと ちひろ']),
  customer(['Angela', 'Moretti'], 'NAVY', 'COLLEAGUES', 'health'),
  customer(['Dwayne', 'Simmons'], 'ARMY', 'USO', 'couple'),
  customer(['Mika', 'Simmons'], 'CIVILIAN', 'FRIENDS', 'family', [
    'シモンズ 美香',
    'しもんず みか',
  ]),
  customer(['Nathan', 'Eriksen'], 'SPACE FORCE', 'FRIENDS', 'couple'),
  customer(['Tomoko', 'Itokazu'], 'CIVILIAN', 'FLYER', 'health', ['糸数 智子', 'いとかず ともこ']),
  customer(['Cassandra', 'Wheeler'], 'MARINES', 'LEGAL OFFICE', 'family'),
  customer(['Koji', 'Gushiken'], 'CIVILIAN', 'COLLEAGUES', 'business', [
    '具志堅 浩二',
    'ぐしけん こうじ',
  ]),
  customer(['Jordan', 'Ellis'], 'AIR FORCE', 'FACEBOOK', 'couple'),
  customer(['Mai', 'Shiroma'], 'CIVILIAN', 'FRIENDS', 'couple', ['城間 舞', 'しろま まい']),
  customer(['Raymond', 'Kealoha'], 'NAVY', 'USO', 'family'),
  customer(['Stephanie', 'Boyd'], 'CIVILIAN', 'COLLEAGUES', 'business'),
  customer(['Ayumi', 'Kyan'], 'CIVILIAN', 'FACEBOOK', 'family', ['喜屋武 歩', 'きゃん あゆみ']),
  customer(['Connor', 'Hale', 'Thomas'], 'MARINES', 'FRIENDS', 'couple'),
  customer(['Erika', 'Hale'], 'CIVILIAN', 'FRIENDS', 'couple', ['ヘイル 絵里香', 'へいる えりか']),
  customer(['Priya', 'Raman'], 'AIR FORCE', 'LEGAL OFFICE', 'health'),
  customer(['Yusuke', 'Maeda'], 'CIVILIAN', null, 'errand', ['真栄田 祐介', 'まえだ ゆうすけ']),
  customer(['Kyle', 'Sorensen'], 'COAST GUARD', 'COLLEAGUES', 'errand'),
  customer(['Fumiko', 'Nagamine'], 'CIVILIAN', 'FLYER', 'health', ['長嶺 文子', 'ながみね ふみこ']),
  customer(['Alejandro', 'Vega'], 'MARINES', 'USO', 'couple'),
  customer(['Rebecca', 'Thornton'], 'OTHER', 'FACEBOOK', 'family'),
  customer(['Ayano', 'Tomori'], 'CIVILIAN', 'FRIENDS', 'couple', ['友利 彩乃', 'ともり あやの']),
  customer(['Derek', 'Paulsen'], 'ARMY', 'LEGAL OFFICE', 'errand'),
  customer(['Jasmine', 'Cole'], 'NAVY', 'FACEBOOK', 'couple'),
  customer(['Satoshi', 'Kuniyoshi'], 'CIVILIAN', 'COLLEAGUES', 'business', [
    '国吉 聡',
    'くによし さとし',
  ]),
  customer(['William', 'Aldridge', 'Henry'], 'AIR FORCE', 'USO', 'family'),
  customer(['Keiko', 'Aldridge'], 'CIVILIAN', 'FRIENDS', 'family', [
    'オルドリッジ 恵子',
    'おるどりっじ けいこ',
  ]),
  customer(['Monica', 'Salazar'], 'MARINES', 'FACEBOOK', 'health'),
  customer(['Ren', 'Zukeran'], 'CIVILIAN', null, 'errand', ['瑞慶覧 蓮', 'ずけらん れん']),
  customer(['Travis', 'Nolan'], 'MARINES', 'FRIENDS', 'couple'),
  customer(['Maki', 'Toguchi'], 'CIVILIAN', 'FACEBOOK', 'couple', ['渡口 真紀', 'とぐち まき']),
  customer(['Elaine', 'Whitfield'], 'CIVILIAN', 'COLLEAGUES', 'business'),
  customer(['Omar', 'Haddad'], 'NAVY', 'OTHER', 'family'),
  customer(['Nozomi', 'Iha'], 'CIVILIAN', 'FRIENDS', 'family', ['伊波 希', 'いは のぞみ']),
  customer(['Zachary', 'Burns'], 'SPACE FORCE', 'USO', 'couple'),
  customer(['Lindsey', 'Park'], 'ARMY', 'FACEBOOK', 'family'),
  customer(['Masato', 'Tengan'], 'CIVILIAN', 'OTHER', 'business', ['天願 正人', 'てんがん まさと']),
  customer(['Christopher', 'Dunn'], 'AIR FORCE', 'FRIENDS', 'errand'),
  customer(['Saki', 'Yara'], 'CIVILIAN', 'FACEBOOK', 'couple', ['屋良 沙希', 'やら さき']),
  customer(['Vanessa', 'Trujillo'], 'MARINES', 'LEGAL OFFICE', 'family'),
  customer(['Howard', 'Beckett'], 'OTHER', 'FLYER', 'business'),
]
