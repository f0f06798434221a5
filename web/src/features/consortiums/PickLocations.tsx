import { Button, Flex } from '@chakra-ui/react';
import type {
  ConsortiumCompanyPartsFragment,
  ConsortiumLocationPartsFragment as Location,
} from './consortium.generated.ts';
import { CompanyLocations } from './CompanyLocations.tsx';
import { PickBox } from './PickBox.tsx';
import type { ChangePicks, Picks } from './picks.ts';
import { storedCompany, storedLocation } from './stored.ts';

export interface PickLocationsProps {
  company: ConsortiumCompanyPartsFragment;
  consortiumId: string | null;
  picks: Picks;
  onChange: (change: ChangePicks) => void;
}

/** Locations of an opened company with boxes to tick; ticking one ticks the company (O s4). */
export function PickLocations({ company: row, consortiumId, picks, onChange }: PickLocationsProps) {
  const company = storedCompany(row);
  const setAll = (on: boolean): void =>
    onChange((now) => now.setLocationsOf([company.id], company.isEnrolled ? [] : [company.id], on));
  const name = (location: Location) => {
    const stored = storedLocation(location);
    const set = (on: boolean): void => onChange((now) => now.setLocation(stored, company, on));
    return (
      <PickBox label={location.name} checked={picks.hasLocation(stored, company)} onChange={set} />
    );
  };
  return (
    <CompanyLocations
      companyName={row.name}
      of={{ companyId: row.id, ...(consortiumId !== null && { consortiumId }) }}
      name={name}
      tools={
        row.locationsCount > 0 && (
          <Flex gap="2" padding="2">
            <Button size="xs" variant="outline" colorPalette="gray" onClick={() => setAll(true)}>
              Tick all locations
            </Button>
            <Button size="xs" variant="outline" colorPalette="gray" onClick={() => setAll(false)}>
              Untick all locations
            </Button>
          </Flex>
        )
      }
    />
  );
}
