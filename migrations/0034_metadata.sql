CREATE TABLE "picture_metadata" (
	"picture_id" integer PRIMARY KEY NOT NULL,
	"metadata" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_metadata" ADD CONSTRAINT "picture_metadata_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;