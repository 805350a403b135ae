import { searchWords } from '@kakehashi/domain/search/search-words'

interface Searchable {
  readonly order_number: string
  readonly first_name: string
  readonly middle_name: string | null
  readonly last_name: string
  readonly name_ja: string | null
  readonly name_kana: string | null
  readonly email: string
  readonly phone: string
}

/** The words under which staff can find a request. */
export function requestSearchWords(request: Searchable): string[] {
  return searchWords({
    names: [request.first_name, request.middle_name, request.last_name, request.name_ja],
    readings: [request.name_kana],
    email: request.email,
    phone: request.phone,
    orderNumber: request.order_number,
  })
}
