import type { RouteObject } from 'react-router-dom';

/**
 * For a route whose record several screens share: a form starts from the record as it is now, so going
 * from the view to the form reads it again.
 */
export const eachScreenReadsAnew: NonNullable<RouteObject['shouldRevalidate']> = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;
