export const galilei = `zone: galilei
title: GALILEI
players: 4-8
counts: d=191 s=79 hatches=4

   ABCDEFGHIJKLMNOPQRSTUVW
01 .ds..sdsssdddd.sss..ss.
02 d1ddsddsddsssdddddddd2d
03 dddddddsddddds.sdd..dds
04 sdd.dddddddsdd.sssd.dds
05 ssddddd.ddsdsdsdddddsds
06 sdd.dddd.ddAddddssdddds
07 ..d..dssd.....dddsdsd..
08 .ddddddddddHdddddsdsds.
09 sdddddddsdsssdsdddd.ddd
10 ssdsdsd.ddddddddd...dds
11 sdddddd.ddsssddds..ddds
12 sddds.sd..dddddsdsddsds
13 s4ddd.dddd.dddddddddd3d
14 ddss..ssssdsdssds..sddd
`
