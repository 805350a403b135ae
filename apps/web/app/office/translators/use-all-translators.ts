import { useEffect } from 'react'
import { useListPeopleInfiniteQuery } from '../../api/users-api.ts'

/** Loads every page, so that each translator can be chosen. */
export function useAllTranslators() {
  const query = useListPeopleInfiniteQuery('translator')
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  return query
}
