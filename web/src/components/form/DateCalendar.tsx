import { DatePicker, parseDate } from '@chakra-ui/react';
import { datePickerSlotRecipe } from '@chakra-ui/react/theme';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { small } from '../../lib/theme/small.ts';
import { addRecipes } from '../../lib/theme/system.ts';
import { PagePortal } from '../page/PagePortal.tsx';

addRecipes({}, { datePicker: small(datePickerSlotRecipe) });

interface DateCalendarProps {
  /** Elements of the field: what the calendar stands at, and the button that opened it. */
  ids: { control: string; trigger: string };
  label: string;
  /** Chosen day, `YYYY-MM-DD`. */
  value: string | null;
  min?: string;
  max?: string;
  onPick: (date: string) => void;
  onClose: () => void;
}

const optionalDate = (date: string | null | undefined) => (date ? parseDate(date) : undefined);

/** A calendar that is mounted open does not take the focus by itself. */
function focusDay(content: HTMLElement | null): void {
  requestAnimationFrame(() =>
    content?.querySelector<HTMLElement>('[data-part=table-cell-trigger][data-focus]')?.focus(),
  );
}

/** Chakra's own header names its middle button without the month that stands on it. */
const Header = () => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger>
      <ChevronLeft aria-hidden />
    </DatePicker.PrevTrigger>
    <DatePicker.Context>
      {({ view, visibleRangeText }) => (
        <DatePicker.ViewTrigger
          aria-label={`${visibleRangeText.start}, choose ${view === 'day' ? 'month' : 'year'}`}
        >
          <DatePicker.RangeText />
        </DatePicker.ViewTrigger>
      )}
    </DatePicker.Context>
    <DatePicker.NextTrigger>
      <ChevronRight aria-hidden />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);

/**
 * Calendar below a `DateField`: days, months, years; arrow keys and Enter. Its own text input is not
 * used: it replaces what it cannot read by a near date.
 */
export function DateCalendar({ ids, label, value, min, max, onPick, onClose }: DateCalendarProps) {
  const chosen = optionalDate(value);
  return (
    <DatePicker.Root
      open
      ids={ids}
      locale="en-US"
      size="sm"
      value={chosen ? [chosen] : []}
      min={optionalDate(min)}
      max={optionalDate(max)}
      positioning={{ placement: 'bottom-end' }}
      onValueChange={({ value: [picked] }) => picked && onPick(picked.toString())}
      onOpenChange={({ open }) => !open && onClose()}
      position="absolute"
    >
      <PagePortal>
        <DatePicker.Positioner>
          <DatePicker.Content
            ref={focusDay}
            aria-label={`Calendar for ${label}`}
            // Who leaves it by Tab is done with it; a view that is exchanged takes its focus to nowhere.
            onBlur={({ currentTarget, relatedTarget }) => {
              if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
            }}
          >
            <DatePicker.View view="day">
              <Header />
              <DatePicker.DayTable />
            </DatePicker.View>
            <DatePicker.View view="month">
              <Header />
              <DatePicker.MonthTable />
            </DatePicker.View>
            <DatePicker.View view="year">
              <Header />
              <DatePicker.YearTable />
            </DatePicker.View>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </PagePortal>
    </DatePicker.Root>
  );
}
