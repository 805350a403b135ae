import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import holidays from './art/news-holidays.svg'
import marriage from './art/news-marriage.svg'
import readings from './art/news-readings.svg'

export interface NewsItem {
  _id: string
  name: MessageDescriptor
  /** Our own drawing, 360 by 180. */
  image: string
  url: string
  /** The publisher and the language of the page. */
  publisher: MessageDescriptor
}

/** The news on the home page. Edit this file to change it. */
export const news: readonly [NewsItem, NewsItem, NewsItem] = [
  {
    _id: 'name-readings',
    name: msg`Family registers now say how a name is pronounced`,
    image: readings,
    url: 'https://www.moj.go.jp/MINJI/furigana/index.html',
    publisher: msg`Ministry of Justice, in Japanese`,
  },
  {
    _id: 'ginowan-marriage',
    name: msg`Registering a marriage in Ginowan: what each of you brings`,
    image: marriage,
    url: 'https://www.city.ginowan.lg.jp/soshiki/keizai/shiminkyodo/1/2/1/marriage/13427.html',
    publisher: msg`Ginowan City`,
  },
  {
    _id: 'federal-holidays',
    name: msg`Federal holidays: the days our counter is closed`,
    image: holidays,
    url: 'https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/',
    publisher: msg`Office of Personnel Management`,
  },
]
