import { toastFromServer } from '../toasts.ts';
import { newsText, type News } from './news.ts';

/** Shows each piece of news as a toast that the server pushed. */
export function toastNews(news: readonly News[]): void {
  for (const each of news) toastFromServer(newsText(each));
}
