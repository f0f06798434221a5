import { useQuery } from '@apollo/client/react';
import { useWatch, type Control } from 'react-hook-form';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { milesText, NO_SITE, sitePrefixes } from '../../domain/collection-sites/site-words.ts';
import { zipErrorOf } from '../../domain/collection-sites/zip-error.ts';
import { StateField } from '../../domain/contact/StateField.tsx';
import { ZipField } from '../../domain/contact/ZipField.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { PoolSiteChoicesDocument, type PoolSiteChoicesQuery } from './pool-ordering.generated.ts';
import type { PoolAccountValues } from './pool-account-form.ts';

type Site = PoolSiteChoicesQuery['collectionSites']['results'][number];

const siteText = ({ siteType, siteName, address, distance }: Site): string =>
  `${sitePrefixes[siteType]} ${siteName}, ${address.addressLine1}, ${address.city} (${milesText({ distance })})`;

interface PoolSiteFieldsProps {
  control: Control<PoolAccountValues, unknown, PoolAccountValues>;
  isElectronic: boolean;
}

/** Where specimens are collected: on site, at a third party's address, or at a site of the laboratory around a zip code. */
export function PoolSiteFields({ control, isElectronic }: PoolSiteFieldsProps) {
  const [onSite, thirdParty] = useWatch({
    control,
    name: ['isCollectedOnSite', 'isThirdPartyCollectionSite'],
  });
  return (
    <>
      {!thirdParty && <CheckboxField control={control} name="isCollectedOnSite" />}
      {!onSite && <CheckboxField control={control} name="isThirdPartyCollectionSite" />}
      {thirdParty && (
        <>
          <TextField control={control} name="collectionSiteName" required />
          <TextField control={control} name="collectionSiteAddress1" required />
          <TextField control={control} name="collectionSiteAddress2" />
          <TextField control={control} name="collectionSiteCity" required />
          <StateField control={control} name="collectionSiteState" required />
          <ZipField control={control} name="collectionSiteZip" required />
        </>
      )}
      {!onSite && !thirdParty && <LabSiteFields control={control} isElectronic={isElectronic} />}
    </>
  );
}

/** The zip code of a search, and one of the sites that it found. */
function LabSiteFields({ control, isElectronic }: PoolSiteFieldsProps) {
  const [zip, code] = useWatch({ control, name: ['zipCode', 'labSiteCode'] });
  const isZip = /^\d{5}(-\d{4})?$/.test(zip);
  const { data, error, loading } = useQuery(PoolSiteChoicesDocument, {
    variables: { zip, isElectronicOrder: isElectronic },
    skip: !isZip,
    ...errorsToCaller,
  });
  const sites = isZip && !error ? (data?.collectionSites.results ?? []) : [];
  const isListed = code === '' || sites.some(({ siteCode }) => siteCode === code);
  const none = data !== undefined && !loading && sites.length === 0 ? NO_SITE : undefined;
  const siteHint = isZip ? none : 'Enter a zip code first.';
  return (
    <>
      <ZipField
        control={control}
        name="zipCode"
        inputMode="numeric"
        hint={
          error && isZip
            ? (zipErrorOf(error) ?? failureOf(error).message)
            : 'Collection sites around it are offered below, nearest first.'
        }
      />
      <SelectField
        control={control}
        name="labSiteCode"
        required={isElectronic}
        placeholder={loading && isZip ? 'Searching…' : undefined}
        hint={siteHint}
        options={[
          ...(isListed ? [] : [{ value: code, label: `Site ${code}` }]),
          ...sites.map((site) => ({ value: site.siteCode, label: siteText(site) })),
        ]}
      />
    </>
  );
}
