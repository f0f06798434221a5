import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { isNews, type News } from '../../notifications/news.ts';

/** Hands on the server notifications that any answer may carry (P s4, contract §0.7). */
export const createNewsLink = (tell: (news: readonly News[]) => void): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const carried: unknown = result.extensions?.['notifications'];
        if (Array.isArray(carried)) tell(carried.filter(isNews));
      }),
    ),
  );
