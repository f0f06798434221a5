import { settingDefaults } from '@assay/schema/settings/defaults';
import { notificationPreferenceKeys } from '@assay/schema/settings/keys';
import { describe, expect, test } from 'vitest';
import {
  changeOfOwnSettings,
  effectiveSetting,
  effectiveSettings,
  isFixed,
  isMfaEnabled,
  ownSettingKeys,
  type SettingLayers,
  type SystemSettings,
} from './effective-settings.ts';

const layersOf = (parts: {
  system?: Partial<SystemSettings>;
  company?: SettingLayers['company'];
  user?: SettingLayers['user'];
}): SettingLayers => ({
  system: { ...settingDefaults, ...parts.system },
  company: parts.company ?? null,
  user: parts.user ?? {},
});

const flags = [true, false];
const open = [true, false, undefined];

describe('automatic logout', () => {
  const cases = flags.flatMap((override) =>
    flags.flatMap((system) =>
      [...open, null].flatMap((company) =>
        open.map((user) => ({ override, system, company, user })),
      ),
    ),
  );

  test.each(cases)('override $override, system $system, company $company, user $user', (given) => {
    const { override, system, company, user } = given;
    const layers = layersOf({
      system: { OVERRIDE_LOGOUT_SETTINGS: override, AUTOMATIC_LOGOUT: system },
      company: { AUTOMATIC_LOGOUT: company },
      user: user === undefined ? {} : { AUTOMATIC_LOGOUT: user },
    });

    let expected = system;
    if (!override && user !== undefined) expected = user;
    if (!override && typeof company === 'boolean') expected = company;
    expect(effectiveSetting(layers, 'AUTOMATIC_LOGOUT')).toBe(expected);
    expect(isFixed(layers, 'AUTOMATIC_LOGOUT')).toBe(override || typeof company === 'boolean');
  });

  test('each of the two logout keys has its own layers', () => {
    const layers = layersOf({
      company: { AUTOMATIC_LOGOUT: false },
      user: { AUTOMATIC_LOGOUT_PERIOD: 45 },
    });

    expect(effectiveSettings(layers)).toMatchObject({
      AUTOMATIC_LOGOUT: false,
      AUTOMATIC_LOGOUT_PERIOD: 45,
      isAutomaticLogoutEditable: false,
    });
  });

  test('is editable where neither system nor company fixes it', () => {
    const { isAutomaticLogoutEditable } = effectiveSettings(
      layersOf({ company: { AUTOMATIC_LOGOUT: null } }),
    );

    expect(isAutomaticLogoutEditable).toBe(true);
  });
});

describe('multi-factor sign-in', () => {
  const cases = flags.flatMap((override) =>
    flags.flatMap((system) => [...open, null].map((company) => ({ override, system, company }))),
  );

  test.each(cases)(
    'override $override, system $system, company $company',
    ({ override, system, company }) => {
      const layers = layersOf({
        system: { OVERRIDE_MFA_SETTINGS: override, MFA_ENABLED: system },
        company: { MFA_ENABLED: company },
      });

      const expected = override || typeof company !== 'boolean' ? system : company;
      expect(isMfaEnabled(layers)).toBe(expected);
    },
  );
});

describe('notification preferences', () => {
  const cases = notificationPreferenceKeys.flatMap((key) =>
    flags.flatMap((system) =>
      open.flatMap((company) => open.map((user) => ({ key, system, company, user }))),
    ),
  );

  test.each(cases)(
    '$key: system $system, company $company, user $user',
    ({ key, system, company, user }) => {
      const layers = layersOf({
        /* The override of the logout settings must not reach other keys. */
        system: { [key]: system, OVERRIDE_LOGOUT_SETTINGS: true },
        company: { [key]: company },
        user: user === undefined ? {} : { [key]: user },
      });

      expect(effectiveSettings(layers)[key]).toBe(company ?? user ?? system);
    },
  );
});

test('shows the settings of the company under the names of the contract', () => {
  const shown = effectiveSettings(
    layersOf({
      company: {
        ALLOW_COMPLIANCE_API: true,
        CONSENT_VERBAL: true,
        PRIMARY_TYPE_SETTINGS: 'ONLY_SSN',
        COMPLIANCE_LOCK_IF_RED_ALERT: true,
        COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_YELLOW_ALERT: true,
      },
    }),
  );

  expect(shown).toMatchObject({
    ALLOW_COMPLIANCE_API: true,
    consentVerbal: true,
    PRIMARY_TYPE_SETTINGS: 'ONLY_SSN',
    lockIfRedAlert: true,
    lockIfYellowAlert: false,
    allowOverrideIfYellowAlert: true,
    allowOverrideIfRedAlert: false,
  });
});

test('internal users have none of the company settings', () => {
  expect(effectiveSettings(layersOf({}))).toMatchObject({
    ALLOW_COMPLIANCE_API: false,
    COMPLIANCE_CHECK_INSTANT_TEST: false,
    COMPLIANCE_CHECK_LAB_ORDER: false,
    consentVerbal: false,
    PRIMARY_TYPE_SETTINGS: 'ALL',
  });
});

describe('saving the profile form', () => {
  const shownBy = (layers: SettingLayers) =>
    Object.fromEntries(ownSettingKeys.map((key) => [key, effectiveSetting(layers, key)]));

  test('sending everything back unchanged changes and refuses nothing, fixed or not', () => {
    const layers = layersOf({
      system: { OVERRIDE_LOGOUT_SETTINGS: true },
      company: { EMAIL_NOTIFICATION_RUN_COMPLETED: false },
    });

    expect(changeOfOwnSettings(layers, shownBy(layers))).toEqual({ refused: [], changes: {} });
  });

  test('keeps only what differs', () => {
    const layers = layersOf({});

    const change = changeOfOwnSettings(layers, { ...shownBy(layers), AUTOMATIC_LOGOUT_PERIOD: 10 });
    expect(change).toEqual({ refused: [], changes: { AUTOMATIC_LOGOUT_PERIOD: 10 } });
  });

  test.each([
    ['the system', { system: { OVERRIDE_LOGOUT_SETTINGS: true } }],
    ['the company', { company: { AUTOMATIC_LOGOUT_PERIOD: 30 } }],
  ])('refuses another value where %s fixes it', (_name, parts) => {
    const change = changeOfOwnSettings(layersOf(parts), { AUTOMATIC_LOGOUT_PERIOD: 10 });

    expect(change).toEqual({ refused: ['AUTOMATIC_LOGOUT_PERIOD'], changes: {} });
  });

  test('a preference that the company fixes is refused as well', () => {
    const layers = layersOf({ company: { EMAIL_NOTIFICATION_RUN_COMPLETED: true } });

    const change = changeOfOwnSettings(layers, { EMAIL_NOTIFICATION_RUN_COMPLETED: false });
    expect(change.refused).toEqual(['EMAIL_NOTIFICATION_RUN_COMPLETED']);
  });
});
