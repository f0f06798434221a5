import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useReadQuery } from '@apollo/client/react';
import { useMatches, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AccessRule } from '../../config/access-rule.ts';
import { loadDetail, type PreloadedRef } from '../apollo/preload.ts';
import { NotFoundError } from '../errors/page-errors.ts';
import { requirePermission } from '../viewer/require-permission.ts';

/** Which record an address means. */
interface Asked<V, P> {
  variables: V;
  /** Where to go when it could not be loaded. */
  otherwise: string;
  /** What its pages need to know beside it, e.g. where they are. */
  place?: P;
}

interface RecordOptions<D, V, R, P> {
  document: TypedDocumentNode<D, V>;
  /** Reads the address; throws a redirect where the viewer has another one for the record. */
  ask: (args: LoaderFunctionArgs) => Asked<V, P> | Promise<Asked<V, P>>;
  /** The record in the answer; null is the 404 page. */
  record: (data: D, place: P) => R | null;
  /** Its step of the breadcrumb, where the route has no word of its own. */
  name?: (record: R) => string;
  /** Where that step leads, if not to the path of the route. */
  home?: (record: R) => string;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;
}

interface RecordData<D, V extends OperationVariables, P> {
  document: TypedDocumentNode<D, V>;
  ref: PreloadedRef<D, V>;
  place: P;
  name: string | undefined;
  home: string | undefined;
}

interface RecordRoute<R, P> {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  /** What makes a route load the record for the pages below it. */
  route: (
    access?: AccessRule,
  ) => Required<Pick<RouteObject, 'loader' | 'handle' | 'shouldRevalidate'>>;
  /** The record of the open page, as the cache has it now. */
  useRecord: () => R;
  /** What `ask` found out beside it. */
  usePlace: () => P;
}

const isRecordData = (data: unknown): data is RecordData<unknown, OperationVariables, unknown> =>
  typeof data === 'object' && data !== null && 'document' in data && 'ref' in data;

const handle = {
  crumb: (data: unknown) => (isRecordData(data) ? data.name : undefined),
  to: (data: unknown) => (isRecordData(data) ? data.home : undefined),
};

/**
 * A form starts from the record as it is now, so going from the view to the form reads it again, although
 * both stand below the route that loads it.
 */
const rereadOnEveryPage: RouteObject['shouldRevalidate'] & {} = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;

function useRecordData<D, V extends OperationVariables, P>(
  document: TypedDocumentNode<D, V>,
): RecordData<D, V, P> {
  const match = useMatches().findLast(
    ({ loaderData }) => isRecordData(loaderData) && loaderData.document === document,
  );
  if (!match) throw new NotFoundError();
  return match.loaderData as RecordData<D, V, P>;
}

function useRecord<D, V extends OperationVariables, R, P>(
  document: TypedDocumentNode<D, V>,
  record: (data: D, place: P) => R | null,
): R {
  const { ref, place } = useRecordData<D, V, P>(document);
  const found = record(useReadQuery(ref).data, place);
  if (found === null) throw new NotFoundError();
  return found;
}

/**
 * One way to load a record for its pages: the loader waits for it, the pages below the route read it with
 * `useRecord()`, the breadcrumb has its name. An unknown record is the 404 page; any other failure tells why and
 * leads elsewhere. Routes that load the same document share `useRecord()`.
 */
export function recordRoute<D, V extends OperationVariables, R, P = undefined>({
  document,
  ask,
  record,
  name,
  home,
  failed,
}: RecordOptions<D, V, R, P>): RecordRoute<R, P> {
  const loader = async (args: LoaderFunctionArgs): Promise<RecordData<D, V, P>> => {
    const { variables, otherwise, place } = await ask(args);
    const at = place as P;
    const { ref, data } = await loadDetail(document, variables, {
      found: (answer) => record(answer, at) !== null,
      otherwise,
      ...(failed === undefined ? {} : { failed }),
    });
    const found = record(data, at);
    const of = <T>(read?: (each: R) => T) => (found === null ? undefined : read?.(found));
    return { document, ref, place: at, name: of(name), home: of(home) };
  };

  return {
    loader,
    route: (access) => ({
      loader: access ? requirePermission(access, loader) : loader,
      handle,
      shouldRevalidate: rereadOnEveryPage,
    }),
    useRecord: () => useRecord(document, record),
    usePlace: () => useRecordData<D, V, P>(document).place,
  };
}
