export const leviMontalcini = `zone: levi-montalcini
title: LEVI-MONTALCINI
players: 4-8
counts: d=105 s=63 hatches=4

   ABCDEFGHIJKLMNOPQRSTUVW
01 .ddd.......sds.........
02 .s1d....sddd..d....d...
03 ..sdddsdsdsdd.ss.dd3s..
04 ..dd.dddd.dsddd.dsdss..
05 .sdsdd..sdd.ddss.sd.s..
06 .sdd.ddsdds.sddsds.sds.
07 .s.dsd.sd.H.Asds..dsss.
08 .sds.dd.dds.ssd.dsd.d..
09 ..dddd.dsdddddds.s.ss..
10 ..ddd.dd..sdddd.dsd4s..
11 .ssdddsddsddds..dddds..
12 .d2s....sdddssddd......
13 ..d.........s..........
14 .......................
`
