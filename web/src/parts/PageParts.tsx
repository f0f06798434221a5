import { Button } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { deleteAction, editAction } from '../components/data-table/row-action.ts';
import { Card } from '../components/page/Card.tsx';
import { CopyButton } from '../components/page/CopyButton.tsx';
import { CreateLink } from '../components/page/CreateLink.tsx';
import { Detail, DetailList } from '../components/page/DetailList.tsx';
import { EditLink } from '../components/page/EditLink.tsx';
import { EmptyState } from '../components/page/EmptyState.tsx';
import { ErrorState } from '../components/page/ErrorState.tsx';
import { FigureStrip } from '../components/page/FigureStrip.tsx';
import { Fold } from '../components/page/Fold.tsx';
import { ForbiddenState } from '../components/page/ForbiddenState.tsx';
import { LoadFailure } from '../components/page/LoadFailure.tsx';
import { NotFoundState } from '../components/page/NotFoundState.tsx';
import { OverflowMenu } from '../components/page/OverflowMenu.tsx';
import { PageHeader } from '../components/page/PageHeader.tsx';
import { RecordBody, SideFacts, SideSection } from '../components/page/RecordBody.tsx';
import { RecordHead } from '../components/page/RecordHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { StatusBadge } from '../components/page/StatusBadge.tsx';
import { GoneNotice } from '../components/record-form/GoneNotice.tsx';
import { Group, Part } from './Part.tsx';

const nothing = (): void => undefined;
const tabs = [
  { label: 'Profile', to: '/', end: true },
  { label: 'Locations', to: '/locations' },
];
const figures = [
  { label: 'Members', value: 778, note: '12 new this month' },
  { label: 'Drug YTD', value: 195, measure: 'of 389 due', to: '/drug' },
  { label: 'Overdue', value: 4, alarming: true, note: '4 are due', noteIsDue: true },
  { label: 'On its way', value: null, note: 'later' },
];

/** Heads and bodies of pages. */
export const PageParts = () => (
  <Group title="Pages">
    <Part name="PageHeader" state="with tabs and an action">
      <PageHeader
        title="Locations"
        subtitle="Of Northwind Logistics"
        tabs={tabs}
        actions={<CreateLink to="/new">Create location</CreateLink>}
      />
    </Part>
    <Part name="RecordHead, StatusBadge, FigureStrip, EditLink, OverflowMenu">
      <RecordHead
        name="Northwind Logistics"
        status={<StatusBadge tone="positive">Active</StatusBadge>}
        facts={['Dallas, TX', 'DOT: FMCSA', null]}
        figures={figures}
        tabs={tabs}
        actions={
          <>
            <EditLink to="/edit" />
            <Button size="sm">Run pool</Button>
            <OverflowMenu actions={[editAction(nothing, 'It is closed.'), deleteAction(nothing)]} />
          </>
        }
      />
    </Part>
    <Part name="StatusBadge" state="every tone">
      <StatusBadge tone="neutral">Off</StatusBadge> <StatusBadge tone="info">New</StatusBadge>{' '}
      <StatusBadge tone="positive">Done</StatusBadge> <StatusBadge tone="caution">Due</StatusBadge>{' '}
      <StatusBadge tone="negative">Overdue</StatusBadge>
    </Part>
    <Part name="RecordBody, Section, Detail, SideSection, SideFacts, Fold, CopyButton">
      <RecordBody
        side={
          <SideSection title="Consortium">
            <SideFacts facts={[['Since', '01/01/2026']]} />
          </SideSection>
        }
      >
        <Section title="Address" hint="Where mail goes.">
          <DetailList>
            <Detail label="Street">1 Main St</Detail>
            <Detail label="Hash" wide>
              9f2c… <CopyButton text="9f2c" />
            </Detail>
          </DetailList>
        </Section>
        <Fold title="History" count={12} note="Last on 11/28/2026">
          What is done, or seldom read.
        </Fold>
      </RecordBody>
    </Part>
    <Part name="FigureStrip" state="one figure">
      <FigureStrip figures={figures.slice(0, 1)} />
    </Part>
    {(['nothing', 'search', 'filters'] as const).map((because) => (
      <Part key={because} name="EmptyState" state={because}>
        <Card>
          <EmptyState because={because} />
        </Card>
      </Part>
    ))}
    <Part name="ErrorState" state="with a retry, and one that runs">
      <Card>
        <ErrorState onRetry={nothing} />
        <ErrorState onRetry={nothing} retrying />
      </Card>
    </Part>
    <Part name="NotFoundState, ForbiddenState">
      <Card>
        <NotFoundState />
        <ForbiddenState />
      </Card>
    </Part>
    <Part name="GoneNotice, LoadFailure">
      <GoneNotice text={'Name: Atlanta Garage\nCity: Atlanta'} />
      <LoadFailure onRetry={nothing} retrying={false}>
        The agencies could not be loaded.
      </LoadFailure>
    </Part>
    <Part name="Buttons" state="filled, outline, ghost, red, busy, off">
      <Button size="sm">Save</Button>{' '}
      <Button size="sm" variant="outline" colorPalette="gray">
        <Pencil size={16} aria-hidden /> Edit
      </Button>{' '}
      <Button size="sm" variant="ghost" colorPalette="gray">
        Cancel
      </Button>{' '}
      <Button size="sm" colorPalette="red">
        Delete
      </Button>{' '}
      <Button size="sm" loading>
        Save
      </Button>{' '}
      <Button size="sm" disabled>
        Save
      </Button>
    </Part>
  </Group>
);
