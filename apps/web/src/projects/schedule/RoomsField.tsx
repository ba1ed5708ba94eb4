import { ROOM_TYPES } from '@plumbline/contract/projects/project-lists.ts';
import { ROOM_NAMES } from '@plumbline/contract/projects/schedule-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
import { listOfRooms } from './list-of-rooms.ts';
import styles from './Schedule.module.css';

type RoomType = (typeof ROOM_TYPES)[number];

interface Props {
  readonly label: string;
  readonly rooms: readonly RoomType[];
  readonly onChange: (rooms: RoomType[]) => void;
}

/** The rooms that a row is for. */
export function RoomsField({ label, rooms, onChange }: Props) {
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const value = listOfRooms(
    rooms.map((room) => ROOM_NAMES[room][locale]),
    t('everyRoom'),
    locale,
  );
  return (
    <PopoverButton
      label={label}
      buttonLabel={t('named', { label, value })}
      placement="bottom-start"
      className={styles['rooms']}
      button={value}
    >
      {() => (
        <div className={styles['roomList']}>
          {ROOM_TYPES.map((room) => (
            <label key={room}>
              <input
                type="checkbox"
                checked={rooms.includes(room)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...rooms, room] : rooms.filter((each) => each !== room))
                }
              />
              {ROOM_NAMES[room][locale]}
            </label>
          ))}
          <p>{t('roomsHint')}</p>
        </div>
      )}
    </PopoverButton>
  );
}
