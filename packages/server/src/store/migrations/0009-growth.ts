import type { Migration } from './migration.ts'

/**
 * Nothing costs more because the database is large: whatever the server asks for by something else than a primary key
 * has an index, and what it needs of a running game without folding its log stands in `running`.
 */
export const growth: Migration = {
  about: 'indices for every question, the state of running games, and how long servers have been up',
  both: [
    // `owner` is the person in the host's seat, `since` the uptime at which the table came into its present status.
    `alter table tables add column owner text not null default ''`,
    'alter table tables add column spectators integer not null default 1',
    'alter table tables add column since integer not null default 0',
    `update tables set owner = coalesce((select person from seat where seat.t = tables.id and seat.seat = tables.host), '')`,
    `update tables set spectators = 0 where terms like '%"spectators":false%'`,
    'drop index tables_by_status',
    'create index tables_by_age on tables (status, since, id)',
    'create index tables_by_owner on tables (owner, status)',
    'create index tables_offered on tables (status, made) where listed = 1',
    'drop table ended',

    'alter table seat add column made integer not null default 0',
    'update seat set made = coalesce((select made from tables where tables.id = seat.t), 0)',
    'drop index seat_by_person',
    'create index seat_by_person on seat (person, made, t, seat)',

    // One row for every running game. `moves`: the server must load it after a start, since a bot is to move.
    `create table running (
       t text primary key,
       awaits text not null,
       moves integer not null,
       at integer not null
     ) strict, without rowid`,
    `insert into running (t, awaits, moves, at) select id, '', 1, 0 from tables where status = 'running'`,
    'create index running_moves on running (t) where moves = 1',

    // `charged` and `due` are uptimes. Clocks with a `due` run while nobody follows the table.
    'alter table clock add column due integer not null default 0',
    'update clock set charged = 0',
    'create index clock_due on clock (due) where due > 0',
    'create table uptime (one integer primary key, ms integer not null) strict',

    // The uptime when the device was last here.
    'alter table device add column served integer not null default 0',
    'create index device_by_served on device (served)',

    'create index note_by_person on note (person, t)',
    'create index muted_by_person on muted (person, t)',
    'create index mute_vote_by_person on mute_vote (person, t, other)',
    'create index mute_vote_by_other on mute_vote (other)',
    'create index blocked_by_other on blocked (other)',
    'create index report_by_person on report (person, status)',
    'create index voucher_by_ends on voucher (ends)',
    'create index voucher_by_person on voucher (person, purpose)',
    'create index push_by_endpoint on push (endpoint)',
    'create index said_by_channel on said (t, channel, n)',
  ],
}
