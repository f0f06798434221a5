import {
  allowsMultipleTestCodes,
  electronicProviders,
} from '@assay/schema/common/electronic-orders';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import type { ErrorCode } from '@assay/schema/core/errors';
import { errorText } from '@assay/schema/core/errors';
import { addFieldError, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { CompletePool } from './complete-test-pool.ts';
import {
  holdAccounts,
  holdCodes,
  holdPanels,
  holdPanelsAt,
  knownSites,
  type NamedAccount,
} from './pool-ordering.repository.ts';

const texts = {
  account: 'Choose a Lab Account of this location.',
  electronic: 'does not take electronic orders. Choose another Lab Account or paper lab tests.',
  regulated: 'Regulated Test Pools order by Lab Accounts of the DOT program.',
  unregulated: 'Test Pools that are not regulated order by Lab Accounts of the Non-DOT program.',
  codes: 'Choose test codes of this Lab Account at the location.',
  oneCode: 'This Lab Account takes one test code in an order.',
  site: 'This collection site is not known.',
  panel: 'Choose a Test Panel of this location.',
};

type Sent = CompletePool['labAccounts'][number];

/** Why a lab account cannot be the one of a location in a pool; null when it can. */
function accountFault(pool: CompletePool, sent: Sent, account: NamedAccount | undefined) {
  const isThere =
    account !== undefined &&
    account.locationId === sent.locationId &&
    account.companyId === pool.companyId;
  if (!isThere) return texts.account;
  if (account.program !== (pool.isRegulated ? 'DOT' : 'NON_DOT'))
    return pool.isRegulated ? texts.regulated : texts.unregulated;
  return pool.testOrderType === 'ELECTRONIC_ORDER' &&
    !electronicProviders.includes(account.provider)
    ? `${labProviderNames[account.provider]} ${texts.electronic}`
    : null;
}

/** What is stored decides about what is sent: test codes first, then accounts and panels, as everybody holds them. */
async function holdNamed(context: Context, { companyId, labAccounts, testPanels }: CompletePool) {
  const { tx } = context;
  const codes = await holdCodes(
    tx,
    labAccounts.flatMap((each) => each.testCodes),
  );
  const accounts = await holdAccounts(
    tx,
    labAccounts.map((each) => each.labAccountLocationId),
  );
  const sites = await knownSites(
    tx,
    labAccounts.flatMap((each) => each.labSiteCode ?? []),
  );
  const panels = await holdPanels(
    tx,
    testPanels.map((each) => each.testPanelId),
  );
  const places = testPanels.flatMap((each) => each.locationId ?? []);
  const at = companyId === null ? [] : await holdPanelsAt(tx, companyId, places);
  const there = new Set(panels.map(({ id }) => id));
  return {
    codes: new Set(codes.map(({ id }) => id)),
    accounts: new Map(accounts.map((each) => [each.id, each])),
    sites: new Set(sites.map(({ code }) => code)),
    panels: new Set(
      at.flatMap((each) =>
        there.has(each.testPanelId) ? [`${each.testPanelId} ${each.locationId}`] : [],
      ),
    ),
  };
}

/**
 * What a pool orders must be there and fit: accounts of the location, the program and the kind of order, their codes, and
 * panels of the location.
 * @throws Refusal with field failures
 */
export async function requireOrdering(context: Context, pool: CompletePool): Promise<void> {
  if (pool.labAccounts.length + pool.testPanels.length === 0) return;
  const held = await holdNamed(context, pool);
  const errors: FieldErrorTree = {};
  const add = (path: readonly (string | number)[], errorCode: ErrorCode, text?: string): void =>
    void addFieldError(errors, path, {
      errorCode,
      message: text ?? errorText(errorCode),
      params: {},
    });
  for (const [index, sent] of pool.labAccounts.entries()) {
    const at = (field: keyof Sent) => ['labAccounts', index, field];
    const account = held.accounts.get(sent.labAccountLocationId);
    const fault = accountFault(pool, sent, account);
    if (fault !== null) add(at('labAccountLocationId'), 'INVALID', fault);
    if (fault !== null || account === undefined) continue;
    const own = new Set(account.testCodes.filter((id) => held.codes.has(id)));
    if (!sent.testCodes.every((id) => own.has(id))) add(at('testCodes'), 'INVALID', texts.codes);
    else if (
      sent.testCodes.length > 1 &&
      !allowsMultipleTestCodes(account.provider, account.masterAccountId)
    )
      add(at('testCodes'), 'TOO_MANY', texts.oneCode);
    if (sent.labSiteCode !== null && !held.sites.has(sent.labSiteCode))
      add(at('labSiteCode'), 'INVALID', texts.site);
  }
  for (const [index, { testPanelId, locationId }] of pool.testPanels.entries())
    if (!held.panels.has(`${testPanelId} ${locationId}`))
      add(['testPanels', index, 'testPanelId'], 'INVALID', texts.panel);
  if (Object.keys(errors).length > 0) throw Refusal.fields(errors);
}
